// Words of programs and of documents about them, which name nobody. Strict mode leaves them where no name, organisation or term takes them.
import { DERIVED_WORDS } from "./derived-words.js";
import { FIELD_NAME_WORDS } from "./field-name-words.js";

const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== "");

/**
 * Words that programs, their identifiers and their documents are made of, in small letters. No given or family name of the larger languages
 * is among them, and no word that a project or a company is likely to be called by.
 */
const WORDS = list(`
  abc abort aborted aborting absolute abstract abstractmethod accent accept acceptable acceptance accepted accepts accessibility accessing accessor according accordion
  acknowledgement acknowledgements acknowledgments acl acquire active actual actually acute adapted adapter added adding additional addon addr addresses adds adjust advance
  advanced advised aes afterwards aggregate agreement alert alerting alerts algorithm algorithms alias aliased aliases allocate allow allowed allows alt altered alternative
  alternatively ambiguous amp ampersand annotate annotation annotations anonymous ansi anything apache app append appenders appends applications applied applies apply
  arbitrary arg argument arising arithmetic arrange array arrays artifact artifacts assert assertion assertions asserts assign assignment assigns assume assumes assuming
  ast asterisk asymmetric async asynchronous atomic atomics attach attempt attempting attempts attr attribute attributes audio auth authenticate authenticated
  authentication authenticator author authorize authors auto automatic automatically available avoid await awaitable awaitables awaited back backoff backport backslash
  backslashes backward backwards balanced bar barrier barriers base based basics basis bean beans beforehand behavior behaviour benchmarks beware bibliography bigint binary
  bind binding bindings bisect bit bits bitwise blame blank blob block blocking body bool boolean border bottleneck bottom bound boundary bounded bracket branch branches
  branded break breaking breakpoint breakpoints broadcast browser browsers browserslist bsd buffer buffered buffering buffers bufsize bug builder building builds built
  builtin bullet bump bundle bundled bundler bundles button byte bytecode bytes cache cached caches caching calculate calculates calendar callable callback callbacks called
  caller callers calling calls canary cancel cancellation cancelled canonical canvas capabilities capability capture carousel carriage cascade case cases catalogue catch
  caught caused causes caveat caveats cdata cdn cell centre cert certain certificate certificates cflags cgi chainable change changed changelogs changes channels char
  character characters chars charset chat check checkbox checked checker checking checkpoint checkpoints checks checksum checksums cherry child choices choose chroot chunk
  cidr cipher ciphers ciphertext circular circumflex cjs claim clamped class classes classifier classify clause clean cleans cleanup clear clears clickable clients clob
  clone cloneable closeable closed closes closing closure closures clustering cmd codec codes coerce coerces coercion collapse collect collection collector collectors colon
  color colorize colors colour column columns combine combining comma command commands comment commit commits compact compaction company comparable comparator compare
  compared compares comparison comparisons compatibility compatible compilation compile compiled compiler compiles compiling complete completer completion complex component
  components compose compress compressed compression compressor compute computed computes concat concatenate concrete concurrency concurrent concurrently condition
  conditional conditionally conditions configs configure configures confirm conflict connect connected connecting connector connects consensus consequential consider
  console const constant constants constexpr constraint construct constructing construction constructor constructors constructs consume consumer consumers consumes
  container containing contains contents contiguous continuation continue contributing contributions contributor contributors control controller controls convenience
  conversely conversion conversions convert converter converters converting converts cookie cookies copies copy copyright core coroutine coroutines corporation correct
  count counter counts coverage crate crates crc created creates creating creation credential credits crlf cron crontab cross crypto csrf ctl ctor ctrl cumulative
  currencies current currently cursor custom customization customizing cwd cycle cyclic daemon daemons damage damages dashboards dataframe dataframes dataset datasets dates
  datetime deadlock deadlocks deal debugger debugging decide decides decimal declaration declarator declare decode decoded decoder decodes decoding decompress decompressed
  decompressor decorator decrypt decryption dedent deep deeply def defaults defer deferred define defined defines defining definition definitions deflate deflated delay
  delegate deleted deletes demo dependency depending deprecate deprecated deprecation deps depth derive derived describes descriptor despite destination destroy destroyed
  destructor detailed detect detected detection detects determine determines developer device diagnostic diagnostics dialog dict dictionary diff difference differences
  different digest digit digits dir direct directive directly directories directory dirs disable disabled disables disabling discard discarded disclaimed disclaimer
  disclaimers disclaims disclosure disconnect disconnected dispatch dispatcher dispatches display disposable disposition dist distinguish distribution divide dll doc docs
  doctype doing dom domain dot dots double down download downloads downstream downtime draggable drive driver drop dropdown dropzone dst dtd dual dummy dump dumps dup
  duplex duplicate duration dynamic eager echo edges edit edits effects egress element elements ellipsis else embed embedded embeddings emit emits emitted emitter empty
  emulate enable enabled enables enabling encapsulation encode encoded encoder encodes encoding encodings encountered encrypt encryption endpoint endpoints enforce engine
  enqueue ensure ensures ensuring enter entity entries entry enum enums env eof eol eos epoch equal equality equals equivalent err errno escape escaped escapes escaping esm
  establish euro eval evaluate evaluated evaluates events everything exact exactly example examples exceeded except exception exceptions exchange exclamation exclude
  excluded excludes excluding exclusion excuse exec executable execute executes executing execution executor executors exemplary existing exists exit exiting exits expand
  expect expectation expected expecting expects experimental expired expires explicit explicitly exponential exported exports expose exposes expr expression expressions
  extend extended extending extends extension extensions external extra extract extracted extracts facade factor factory fail failover fails failure fake fallback fast feed
  fetch fibers field fields filename filenames fill filter filterable filtered filters final finalization finalize finding finds fine fingerprint finish finished firewall
  fixed fixes fixture fixtures flag flags flat flatten flattened float floating flow flush flushing fold folded folder follow following foo footer footnote footnotes
  forbidden foreign forget fork form format formats formatted formatter formatters formatting forward forwarded forwarding found fraction fractional fragment frame frames
  frameworks free frontmatter frozen ftp fulfilled full fully func functions funding futures garbage gateway gateways gauge gcc gcm general generalized generally generate
  generated generates generator generic gets getting glob globals glossary gmt gnu goods goroutine goroutines gracefully gradient gradients gradle grammar graph groups gui
  gzip handle handler handlers handles handling handshake hash hashcode hashing header headers heading headings heap heartbeat help helper helpers hex hexadecimal highlight
  hints histogram historical historically hmac holder holders holds hook hooks host hostname hostnames hosts hours hover howto hyperparameter hyperparameters hypervisor
  idempotency idempotent identical identified identifier identifiers identify identity ieee ietf ignore ignored ignores illegal image imap immediately immutable
  impersonation impl implement implementation implementations implemented implementing implements implicit implicitly implied imported importer importing imports improve
  improved incidental include included includes including incoming incompatible incomplete inconsistent incorrect increase increment incremental incrementally indent
  indentation indexed indexes indicate indicates indicator indices indirect individual infer inference inferred infinite infinity inflate information informational ingress
  inherit inheritance inherits init initial initialise initialiser initialization initialize initialized initializer initializes initially inject inline inner innodb inode
  inputs insecure inserts inside inspect install installer installing installs instance instances instant instantiate instantiation instruction instrumentation insufficient
  int integer integers integral integrity intended interaction interactive interceptor interceptors interfaces internally internationalization internet interpret
  interpreter interrupt interrupted interruption intersection interval intrinsic ints invalid invalidate invalidation invariant inverse invoke invoked invokes iostream ipv
  isc isolate isolated issuer items iter iterable iterables iterate iterates iteration iterator join joiner joins jpeg jsonrpc jsx jump jwk keeps kernel kernels keyboard
  keyring keystore keyword keywords kill known kwargs labeled lambda lambdas language large larger latest latin layer lazily lazy leader leading leaf leave leaving len
  length letters liability liable lib libraries library licensed licenses licensing ligature lightweight likewise limit limitations limited linear lines link linked linker
  links lint linter linting listener listeners listening listing listings lists literal literals load loading loads local locale locales localization locate location lock
  locked logger logging logic logical longer look looking looks lookup lookups loop looping loose loss lower lowercase lru lts machine macro macros mail mailbox main
  maintenance makefile makes making malformed manager manages manifest manually map mapped mapping mappings maps margin marker marks mask match matcher matches matching
  math maven maximum maybe meaning mediator member members memento memoize memoized memory menu menus merchantability merge merged messages meta metaclass metadata methods
  metric middle middleware migrate migrating migrations millisecond milliseconds mime mini minifier minimal minimum minor minus mirrors miscellaneous misdirected mismatch
  mismatched missing mixed mixin mixins mock mocked mocking mocks mod modal mode modified modifier modifiers modify module modules monitor monitors monorepo mount moves mpl
  msvc multi multiarch multiline multiple multiplication multiply mutable mutex mutexes named namespace namespaced namespaces naming nan nano native navbar need needed
  needs negates negative negligence negotiates negotiation nested net newline nil nodes noexcept nonce noninfringement noop normal normalise normalize normalized normalizes
  normally notable notation notebook nothing notice notices notification notify ntfs nul nullable nullptr numbers numeric numerical nvarchar obj object objects
  observability observer obsoletes obtain octal offset omit omitting once opcodes opener opening opens operation operator operators opt optimise optimistic optimization
  optimize optimized optionally opts ordered organise origin original originally outer outgoing outputs overflow overlapped overload overloaded overridable overridden
  override overrides overriding overwrite own pack package packages pad padding paginate paginated pagination paragraph parallel param parameter parent parenthesis
  parenthesized parse parsed parser parsers parses parsing part partial partially particular partition partitions passing past patent path pathext paths pattern patterns
  pause paused payload pep per percent percentile perform performs permanent permission pessimistic pid pipe pipelining pipes pkcs placeholder plain plaintext plug plugin
  plugins plural pluralization plurals plus pointer pojo policies polling polls polyfill polyfills polymorphism pop populate populated popup port position positional
  positions positive posix possibility possible possibly postfix powered practices pragma precise precision precondition predicate prefer preferences preferred prefetch
  prefix prefixes preload prepare prepend preprocess prerequisites preserve press pretend prettier prevent prevents previews previous previously primary primitive print
  printable printer printing prints prior private probably probe procedure processes processing processor prod produce produces profile profiler programming projects
  promises prompt proof prop properly properties property props protected protection protocol protocols prototype provide provided provider provides proxies proxy prune
  pseudo ptr publish publishing pull punctuation purge push puts pwd qualified queries query queue queued quick quickstart quit quorum quote quoted raise raised raises
  random range rate rather raw reached readable reader readers reading readonly reads real really reason reasons rebase rebind rebuild receive received receives recent
  recipients recognize recommended record recorder recover recurse recursion recursive recursively redirect redirecting redistribution redistributions reduce ref refactor
  refactoring refer referer referrer reflect refresh refs refused refusing regard regardless regex regexp registered registers registration registries registry regression
  regular reject rejected rejects related relative released releases reliability relies reload rely remainder remaining remember remote removal remove removed removes
  removing rename reopen repeated repl replace replaced replacement replaces replays replica replicas replication reply reported reporter reporters repositories repr
  represent representation represents requested requests require requires reserved reset resets resetting resolution resolve resolved resolver resolves respects respond
  restart restore restrict resulting resume retain retries retrieve retrieves retry retryable retrying returned returning reusable reuse reverse revert revision rewrite rgb
  rights robust robustness rollback rollouts route router routes routing rpc rule rules runner runners running runs runtime safe safer salting sample samples sampling
  sanitize sanitized sanitizer satisfiable satisfies savepoint saves scan scheduler schedulers schedules schema schemas scheme scoped scopes scripts scrollbar searchable
  secondary seconds secure seeder seeking seen segment selected selection selector selectors selects self semantic semantics semaphore semaphores semi semicolon semver
  sending sends sent sentinel separate separator sequence sequences sequential serial serialise serializable serialization serialize serialized serializer serve servers
  serves serving servlet sessions sets setter setting several sharding share shared shift shim shortcut shortcuts shorthand shows shrink shutdown sidebar sighup sigint
  sigkill sign signals signature signed sigterm silent similar simple simplified simplify simply single singleton site size skip skipped skipping skips slash sleep slice
  slot slots slow small smaller smallint smtp snapshot snapshotting sni socket sockets soft something sometimes sorry sort sortable sorted sorting sourcemap sourcemaps
  sources space spaces span sparse spawn spdx spec special specialized specific specifically specified specifier specifies specify specifying speed spinlock split splits
  splitter spread squash sse stack stamp standalone starting starvation stash state stateful stateless statement states static statistics stats stderr stdin stdio stdlib
  stdout stops store storing str stream streamable streaming streams strict strictly string stringifies stringify strings strip strips struct structural structure
  structured stub stubbing stuff style stylesheet sub subclass subclasses subclassing submenu submit submodule submodules subnet subnets subprocess subscribe subscript
  subscription subscriptions subsection subsequent subsequently subset substitute substitution substring subtle subtract suffix sum super superclass supply supported
  supporting supports suppose suppress svg swap switch switching symbol symbolic symbols symlink symlinks sync synchronous synchronously syntax synthetic systemd tab tag
  tagged tags tail takes tar tarball target targets telemetry temp templates temporal temporarily temporary tensor tensors term terminal terminate terminator testcase
  testcases tested tester text theoretically thing things thread threading threads threshold throttle throttling throughput throw throwing thrown throws tick tilde timeouts
  timer timers timestamp timestamps timezone timezones timing token tokenization tokenize tokenized tokenizer tokens tolerance tombstone toolbar tooltip top tort touch
  traceback traces tracing tracker tracking trademark trademarks trailers trailing trait traits transaction transactions transfer transform transformer transforms
  transition translate translations transpile transpiler transport treat tree treeshaking tries trigger triggers trim trivial troubleshooting truncate truncated truncates
  truststore trying tty tuple tuples turns tutorial tutorials typed typedef typical typically typing uint umd unable unary unauthorized unavailable unbound uncaught
  unchecked undefined underlying underscore undo undocumented unescape unescaped unexpected unhandled unified uniform unique unit units unix unlike unlock unmodified
  unmount unordered unpack unprocessable unrecognized unregister unresolved unsafe unset unsigned unspecified unsubscribe unsupported unterminated unused unwrap updated
  updating upgrade upgrading upper uppercase upstream uptime useful username uses usually utf util utilities utility utils valid validate validates validator varchar
  variable variables variadic variant variations various vars vector verb verbose verification verifies verify versioning versions very video view viewport virtual visit
  visitor visual volume wait waiting waits walk walks walkthrough warnings warns warranties warranty watcher way weak websocket whatever whatsoever whenever wherever
  whichever whitespace wide wildcard window word words work workaround workdir worker workers working works workspace workspaces wrap wrapped wrapper wrapping wraps
  writable writer writers writes writing written wrong www xhtml xor xss yield yields zero zip zone zoned
`);

/** Languages, libraries, tools and systems that everybody uses. */
const TECHNOLOGIES = list(`
  ActiveMQ AGPL Ajv Android Angular Artifactory AsciiDoc AsyncAPI AsyncIO Asyncio Babel Base64 Bazel Biome Bitbucket Bootstrap Bugzilla Buildkite Cassandra CDDL CentOS
  Chocolatey Chrome Chromium CircleCI Clang ClickHouse Clojure Cloudflare CloudFormation CMake CockroachDB Codecov CoffeeScript Conda Containerd CouchDB Cypress Datadog
  Debian Dependabot Django Docusaurus Doxygen Drupal DynamoDB ECMAScript Electron Elixir Emacs Erlang ESLint FastAPI Fastify Firefox Flask Flink Fluentd FreeBSD Gatsby
  Gerrit GnuPG GPL gRPC Hadoop Handlebars HAProxy Haskell Helm Heroku Hibernate Homebrew InfluxDB IntelliJ iOS iPadOS Istio Jaeger Javadoc Jinja jQuery JSONPath JUnit
  Jupyter Keras Kerberos Keycloak Kibana Knex Kotlin Kustomize Laravel LaTeX LDAP LGPL Licence Linkerd LLVM Lodash Logstash MariaDB Matplotlib Memcached Mercurial Mermaid
  Meson MkDocs MobX Mongoose NATS Neo4j NestJS NetBSD Netlify NextJS Nginx NumPy Nuxt OpenAPI OpenBSD OpenCensus OpenID OpenMetrics OpenSSH OpenSSL OpenStack OpenTelemetry
  Opentracing Pandas Parquet PlantUML Playwright Podman Prisma Protobuf Pulumi Puppeteer Pydantic Pytest PyTorch QEMU RabbitMQ Rails RAML Redux Renovate reStructuredText
  Rollup RubyGems Rustup RxJS SAML Scala SciPy Selenium Sequelize Serde SHA256 Sinatra Solaris SonarQube Splunk SQLAlchemy SQLServer StatsD Storybook Subversion Svelte
  Swagger Symfony Tailwind TensorFlow Thrift TimescaleDB Tokio Traefik TypeORM Ubuntu Vagrant Valgrind Vercel Vim VirtualBox Vite Vitest VMware Vue WebAssembly WebGL
  Webpack WebRTC WebSockets WordPress Xcode XPath XQuery XSLT Zapier ZeroMQ Zipkin Zod Zookeeper Zsh
  Bcrypt BigQuery Caddy CloudFront CloudWatch Composer ConfigMap Consul Deno DigitalOcean Dropbox EC2 ECS EKS ElastiCache Envoy Fargate Firebase Firestore Flyway GSSAPI Gunicorn
  HuggingFace Ingress Jetty Kubeconfig Kubelet Lambda Liquibase Mailchimp MinIO Netty Nexus Nomad Okta PHP PuTTY RDS SendGrid Sidekiq Spring Sqitch Supabase Tomcat Twilio Uvicorn
`);

/** Names of segments in HL7, EDIFACT and X12 messages, and of properties of calendars and contacts, but for those that are names of people. */
const TAGS = list(`
  MSH PID PV1 PV2 OBX OBR NK1 AL1 DG1 IN1 ORC EVN NTE ADT UNOA NAD ORU ORM UNH UNB UNT UNZ BGM DTM CTA QTY MOA IMD NM1 DMG SBR SV1 BHT DTSTART DTEND DTSTAMP RRULE VALARM VEVENT VTODO
  VCALENDAR VCARD PRODID REV HUSB CHIL TITL RESI OCCU NSFX NPFX
`);

export const TECHNICAL_WORDS: readonly string[] = [
  ...WORDS,
  ...TAGS,
  ...list(DERIVED_WORDS),
  ...list(FIELD_NAME_WORDS),
  ...TECHNOLOGIES,
];
