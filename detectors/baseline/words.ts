// The words that the baseline rows know: function words, role words, words that say nothing in a path, and the allow list.
import type { BaselineWords } from "../../src/core/policy.js";
import { TECHNICAL_WORDS } from "./technical-words.js";

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");
const phrases = (words: string): readonly string[] => words.split(/\s*\n\s*|\s*,\s*/).filter((word) => word !== "");

/** Words that start sentences and lines, and are no names by themselves. */
const COMMON = list(`
  the this that these those there then than they them their theirs she her hers his him its you your yours our ours who whom whose what which when where why how
  and but for nor yet not all any each every some many much more most few less least none one two three four five six seven eight nine ten first second third last next
  with without within into onto over under after before between among about above below during through across against along around behind beside beyond near off out upon
  from until while because since although though unless whether either neither both such same other another also only just even still already again always never often
  are was were been being have has had does did done can could should would shall must might cannot
  here now today tomorrow yesterday soon later yes please thanks thank dear hello let get got use used using see run set add make made take took put keep kept give given
  note notes warning caution important tip usage step steps figure table section chapter appendix see todo fixme hint info error errors default optional required
  however therefore thus hence otherwise instead moreover furthermore additionally finally meanwhile consequently similarly
  tel fax mob dipl ing kfm betr az kto blz mwst ust netto brutto zzgl inkl bzw usw vgl ggf gem
  if in is it of on or to up us we as at be by do go he me my no so an am
  new old good best better great right left high low long short open close start stop begin end show hide find try ask tell say said read write call
  returns return args params parameters arguments input output result results value values type types name names key keys true false null none
`);

const ROLES = list(`
  attendee attendees participant participants stakeholder stakeholders owner owners contact contacts author authors reviewer reviewers approver approvers
  speaker speakers presenter presenters
`);

/** Words of folders and files that tell nothing, and file extensions. */
const NEUTRAL = list(`
  archive archived archives assessment assessments asset assets audit audits backup backups bin build builds cache chapter client clients config configs configuration contact contacts content contents
  context contract contracts copy data dataset datasets db deck decks decision decisions deliverable deliverables demo design designs diagram diagrams dist doc docs document documents documentation draft drafts
  email emails etc example examples export exports extra extras file files final finding findings folder folders guide guides help home image images img import imports inbox incoming index info input inputs
  intake internal interview interviews invoice invoices issue issues item items job jobs kickoff lib libs library license list lists local log logs mail main meeting meetings memo memos message messages
  metadata minutes misc model models module modules new node note notes notebook notebooks old other output outputs overview package packages page pages paper papers part parts path plan plans
  policy policies presentation presentations private process processes program project projects proposal proposals public readme reference references release releases report reports research resource resources
  review reviews root sample samples schedule schema schemas script scripts section security server service services session sessions setup shared site slide slides source sources spec specs specification src
  standard standards static status strategy summary support survey system systems table tables task tasks team teams temp template templates test tests text thread threads tmp todo tool tools
  topic topics transcript transcripts update updates upload uploads user users util utils vendor version versions web wiki work workshop workshops workspace architecture changelog roadmap timeline budget
  the and for with from into all not
  adoc aspx avi bak bash bat bmp cfg conf cpp crt css csv dart diff doc docm docx dockerfile dot env eot eps epub exe fish gif gitignore gradle groovy hpp hrl htm html ico ics ini ipynb
  jar java jpeg jpg json jsonl jsx kts less lock lua makefile markdown mdx mjs cjs mov mpeg msg odp ods odt org otf parquet pdf pem php plist png ppt pptx prisma properties proto psd rar rst
  rtf sass scala scss sql sqlite svelte svg swift tar tcl tex tgz tif tiff toml tsv tsx ttf txt vue wasm wav webm webp woff xhtml xls xlsx xml xsl xslt yaml yml zip zsh
  account accounts action actions admin agenda agreement agreements analysis announcement announcements app apps application applications area background board brief briefs brochure business calendar call calls
  campaign career careers case cases category change changes chart charts checklist checklists collection comment comments common communication communications company core correspondence course courses customer
  customers daily dashboard dashboards day days department deploy deployment deployments details dev development directory discussion education employee employees estimate estimates event events evaluation expense
  expenses faq feature features feedback finance form forms general group groups handbook handover health history holiday holidays idea ideas infra infrastructure instructions inventory job journal kick knowledge
  latest layout legal letter letters linked management manual manuals maps market marketing master material materials media member members minute month monthly network networks news newsletter newsletters number
  numbers off offer offers office onboarding operations order orders organization people person personal phone phones photo photos picture pictures pilot planning post posts press prices pricing print product
  production products progress purchase quality quarter quarterly question questions questionnaire quote quotes receipt receipts record records registration remote request requests requirement requirements response
  responses result results retro risk risks role roles rules sales search sent shared signed sprint staff stage stages staging start step steps stock story subject submission submissions supplier suppliers terms
  thumbs title training travel trip types urgent use video videos week weekly weeks year yearly
`);

/** Technology names, document words, months and weekdays: kept against the heuristics in both modes. */
const ALLOW = phrases(`
  API, APIs, AWS, Azure, GCP, CI/CD, CLI, CPU, CSS, CSV, DNS, DOCX, ETL, GDPR, GPU, GraphQL, HTML, HTTP, HTTPS, IAM, IDE, IP, JSON, JSONL, JWT, Key Vault, Kafka, Kubernetes, LLM, MCP, ML, MVP, NDA, OAuth, OIDC, PDF,
  PostgreSQL, Postgres, Power BI, PPTX, README, REST, RBAC, SaaS, SDK, SLA, SLO, SQL, SSH, SSL, SSO, TCP, TLS, TOML, UDP, UI, URI, URL, URLs, UTC, UTF-8, UUID, UX, VM, VPN, XLSX, XML, YAML, ASCII, Unicode, ISO, RFC, FAQ, KPI, ROI, RAM, SSD, USB, LAN, WAN, NAT, TTL, ID, IDs, OK, AI, IT, HR, QA, PR, PRs, UAT,
  Docker, Git, GitHub, GitLab, Linux, macOS, Windows, Python, JavaScript, TypeScript, Node, npm, React, Redis, MySQL, MongoDB, SQLite, Terraform, Ansible, Grafana, Prometheus, Elasticsearch, Spark, Airflow, Snowflake, Databricks, Markdown, Excel, PowerPoint, Outlook, Slack, Jira, Confluence, Figma, Java, Rust, Golang, Bash, PowerShell,
  Access, Action, Actions, Agenda, Analysis, Appendix, Application, Approach, Architecture, Assessment, Asset, Audit, Background, Backup, Baseline, Benchmark, Budget, Build, Business, Capacity, Changelog, Channel, Checklist, Client, Cloud, Cluster, Code, Comments, Compliance, Config, Configuration, Connection, Constraints, Content, Context, Contract, Cost, Dashboard, Data, Database, Date, Deadline, Decision, Decisions, Deliverable, Deliverables, Dependencies, Deployment, Description, Design, Details, Development, Diagram, Discovery, Document, Documentation, Draft, Email, Engineering, Environment, Estimate, Evaluation, Event, Evidence, Export, Feature, Features, Feedback, File, Files, Finance, Findings, Follow-up, Framework, Frontend, Backend, Function, Goal, Goals, Governance, Guide, Handover, Hardware, History, Import, Incident, Index, Infrastructure, Initiative, Input, Insights, Installation, Integration, Interface, Internal, Interview, Introduction, Inventory, Invoice, Issue, Issues, Kickoff, Latency, Launch, Legal, License, List, Log, Logs, Login, Management, Manual, Marketing, Meeting, Method, Metrics, Migration, Milestone, Milestones, Minutes, Model, Monitoring, Network, Next Steps, Notes, Objective, Objectives, Office, Onboarding, Open Questions, Operations, Option, Options, Outcome, Output, Overview, Password, Performance, Phase, Phone, Pilot, Pipeline, Plan, Planning, Platform, Policy, Portal, Pricing, Principles, Priority, Privacy, Problem, Process, Procurement, Product, Production, Program, Progress, Project, Proposal, Purpose, Quality, Question, Questions, Recommendation, Recommendations, Records, Recovery Point, Reference, References, Release, Report, Reporting, Repository, Request, Requirement, Requirements, Research, Resource, Resources, Response, Responsibilities, Retention, Review, Risk, Risks, Roadmap, Role, Roles, Rollout, Runbook, Sales, Schedule, Scope, Script, Search, Security, Server, Service, Services, Session, Settings, Setup, Software, Solution, Source, Specification, Sprint, Staging, Stakeholder, Standard, Standards, Status, Storage, Strategy, Success, Summary, Support, System, Systems, Task, Tasks, Team, Teams, Technical, Template, Test, Testing, Tests, Timeline, Timeout, Tool, Tools, Topic, Training, Transcript, Update, Updates, User, Users, Validation, Vendor, Version, Vision, Web, Website, Workflow, Workshop,
  January, February, March, July, September, October, November, December, Feb, Mar, Apr, Jun, Jul, Aug, Sep, Sept, Oct, Nov, Dec,
  Promise, Pool, SELECT, INSERT, UPDATE, DELETE, CREATE, TABLE, WHERE, GET, POST, PUT, PATCH, HEAD, Bearer, Authorization, WARN, WARNING, ERROR, INFO, DEBUG, TRACE, FATAL, TRUE, FALSE, NULL, EUR, USD, GBP, CHF, VAT, IBAN, BIC, ERP, CRM, SAP, Oracle, Microsoft, Google, Amazon, CEO, CFO, CTO, COO, CIO, HQ, FYI, ASAP, EOD, TBD, TBC, ETA, PM, AM, UK, US, EU, UN,
  Cut, Move, Send, Describe, Fix, Kind, Present, Apologies, Shipped, Unknown, Customer, Customers, Order, Orders, Board, Week, Month, Quarter, Year, Payment, Payments, Letter, Regards, Sponsor, Regrets, Attended, Discussed, Agreed, Reviewed, Approved, Pending, Completed, Started, Stopped, Failed, Passed, Total, Amount, Currency, Address, Country, City, Title, Subject, Message, Name, Number, Type, Value, Key, Label, Item, Category, Group, Level, Stage, Step, Section, Chapter, Line,
  Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, Mon, Tue, Wed, Thu, Fri, Sat, Sun
`);

const CALENDAR = list("jan april may june august");

export const BASELINE_WORDS: BaselineWords = {
  common: COMMON,
  role: ROLES,
  neutral: NEUTRAL,
  allow: ALLOW,
  calendar: CALENDAR,
  // Words of documents that are family names too: they stay alone, and are hidden in a name.
  technical: [...TECHNICAL_WORDS, ...list("price page day best jenkins street")],
};
