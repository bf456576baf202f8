// Names of services whose keys have no shape of their own: a random value that one of these words names is a key, also without the word "key".

/** What the keys of a group of services are made of, and how many units they have. */
export interface VendorKeys {
  readonly pattern: RegExp;
  readonly vendors: string;
}

/** Vendors by the form of their keys; a word may stand in several rows. Compared without case, spaces, `_`, `-` and `.`. */
export const VENDOR_KEYS: readonly VendorKeys[] = [
  {
    pattern: /^[0-9a-f]{20,128}$/i,
    vendors: [
      "adobe airbrake aiven alchemy algolia amplitude appcenter appoptics asana assemblyai auth0 axonaut",
      "beamer besnappy bitly bitrise blazemeter browserstack bugherd bugsnag buildkite cloudflare",
      "cloudsight cloudsmith codeclimate codecov codequiry coinapi coinbase collect2 commercejs confluent",
      "contentful coveralls cryptocompare currencylayer currencyscoop dailyco dareboost datadog deepai",
      "delighted diffbot diggernaut discord disqus docusign dropbox dynatrace edamam everhour exchangerate",
      "facebook fastly filestack finage finicity finnhub firebase fixerio flickr flightapi flutterwave fmp",
      "formcraft foursquare gemini getresponse gitter glassnode helpscout heroku hubspot imgur infura",
      "instagram intercom ip2location ipapi ipgeolocation ipinfo ipstack jira jotform jumpcloud kickbox",
      "klaviyo kucoin languagelayer lastfm launchdarkly linkedin linkpreview loadmill lob lokalise",
      "mailchimp mailerlite mailgun mailjet mailsac mapbox marketstack mavenlink mediastack mesibo",
      "messagebird metaapi mixpanel monkeylearn moralis nasdaq netlify newrelic newsapi nicereply nytimes",
      "okta onesignal onfleet opencagedata openuv openweather openweathermap opsgenie owlbot packagecloud",
      "pagerduty parseur pastebin paymongo pdfshift pepipost pipedrive pivotaltracker pixabay podio",
      "positionstack postageapp posthog prospectcrm pusher qase quaderno rapidapi rawg readme ritekit",
      "rollbar runscope scaleway scraperapi scrapestack scrapingant scrapingbee scrutinizer semaphore",
      "sendbird sendinblue sentry serpstack shippo shodan shopify simfin sonar spoonacular spotify square",
      "squarespace stackhawk statuspage storychief stripe sumologic superfeedr theoddsapi tiingo tmdb",
      "tomtom travelpayouts travis trello twelvedata twilio twitch twitter tyntec unsplash uplead userflow",
      "vatlayer vercel virustotal visualcrossing vultr wandb weatherapi weatherbit weatherstack webflow",
      "webscraping wepay whoxy wistia yandex yelp youneedabudget yousign youtube zendesk zenscrape",
      "zerobounce zipcodebase zoho",
    ].join(" "),
  },
  {
    pattern: /^(?=[A-Za-z_=-]{0,120}\d)[A-Za-z0-9_=+/.~-]{14,256}$/,
    vendors: [
      "abuseipdb adafruit adyen airbrake aircall airship airtable akamai algolia alibaba alienvault amadeus",
      "amplitude anypoint apify apitemplate apollo appcues appfollow appoptics appsflyer appveyor",
      "artifactory asana assemblyai atera atlassian audd autopilot avaza aviationstack axonaut aylien",
      "ayrshare backblaze baremetrics beamer beebole besttime billomat binance bitbar bitbucket",
      "bitcoinaverage bitfinex bitmex bittrex blablabus blitapp blogger bombbomb boostnote borgbase",
      "bravenewcoin brightdata browserstack browshot bscscan budibase bugherd buttercms caflou calendarific",
      "calendly calorieninja campaignmonitor canny capsulecrm captaindata carboninterface cashboard caspio",
      "censys centralstationcrm cexio chartmogul chatbot chatfule checio checklyhq circleci clarifai",
      "clearbit clickhelp clickhouse clicksend clickup clinchpad clockify clojars closecrm cloudconvert",
      "cloudelements cloudflare cloudimage cloudinary cloudmersive cloudplan cloudsmith cloverly cloze",
      "codacy codeclimate codemagic codequiry cohere coinbase coinlayer coinlib collect2 companyhub",
      "confluence confluent contentful conversiontools convertapi convertkit convier couchbase countrylayer",
      "coveralls craftmypdf crowdin cryptocompare customerguru customerio d7network dailyco dandelion",
      "dashlane databox databricks datadog datagov deepgram delighted detectify detectlanguage dfuse",
      "digitalocean discord dnscheck docparser documo doppler dotdigital dotmailer droneci dropbox duply",
      "dwolla dyspatch eagleeye easyinsight ecostruxure edamam edenai eightxeight elasticemail enablex",
      "endorlabs enigma envoy eraser ethplorer eventbrite everhour exportsdk extractorapi faceplusplus",
      "fastforex fastly feedier fetchrss fibery figma financialmodelingprep findl finnhub fixer fleetbase",
      "flexport flickr flightlabs flightstats flowflu flutterwave flyio formbucket formcraft formio frameio",
      "freemius freshbooks freshdesk fulcrum fullstory fusebill fxmarket gcp geckoboard gemini gengo",
      "geoapify geocode geocodio geoipifi getemail getgeoapi getgist getsandbox gitter glassnode glitterly",
      "gocanvas gocardless goodday gotomeeting graphcms graphhopper groovehq gtmetrix gumroad gyazo hasura",
      "hellosign helpcrunch hiveage holidayapi honeycomb hunter hybiscus hypertrack ibmcloud iexapis",
      "iexcloud imagekit imagga infobip infura insightly instamojo integromat intercom interseller intra42",
      "intrinio invoiceocean ionic ip2location ipapi ipgeolocation ipify ipinfodb ipquality iterable jfrog",
      "jotform jumpcloud jupiterone juro kaggle kairos kanbantool karmacrm keycdn klaviyo klipfolio",
      "knapsackpro kontent kraken kucoin kylas launchdarkly leadfeeder lemlist lemonsqueezy lendflow",
      "lessannoyingcrm lexigram lightspeed linenotify linkedin lob locationiq logdna loggly loginradius",
      "logzio lokalise loyverse luno magicbell mailboxlayer mailchimp mailerlite mailgun mailjet mailmodo",
      "mailsac mandrill mapbox mapquest mattermost mavenlink maxmind meaningcloud mediastack meistertask",
      "mesibo messagebird metabase metrilo miro mixmax mixpanel mockaroo monkeylearn moonclerk moosend",
      "mrticktock mux myfreshworks myintervals nasdaq netcoreapi nethunt netlify netsuite newrelic newsapi",
      "newscatcher nexmo nftport ngc ngrok nicereply nightfall nozbe nozbeteams numverify nutritionix nylas",
      "nytimes oanda okta omnisend onedesk onelogin onepagecrm onesignal onwater oopspam openai",
      "opencagedata opengraphr openuv openweather optidash overloop owlbot packagist pagerduty pandadoc",
      "pandascore paperform parsehub parseur partnerstack passbase pastebin paydirt paymoapp paymongo",
      "paypal paystack pdflayer pdfshift peopledatalabs pepipost phantombuster phraseaccess pinata pinecone",
      "pingdom pipedream pipedrive pivotaltracker pixabay plaid planetscale planview planyo plivo podio",
      "pollsapi poloniex polygon portainer positionstack postageapp postbacks posthog postman postmark",
      "powrbot prodpad productboard prospectcrm protocolsio proxycrawl pscale pubnub pulumi purestake",
      "pushbullet pusher qase qubole quickbase rapidapi rawg razorpay reachmail readme reallysimplesystems",
      "rebrandly rechargepayments rentman repairshopr replyio requestfinance restpack revampcrm ringcentral",
      "ritekit rocketreach roninapp route4me rownd rubygems runrunit salesblink salescookie salesflare",
      "salesforce salesmate satismeter saucelabs scalr scrapeowl scraperapi scraperbox scrapersite",
      "scrapestack scrapfly scrapingant scrapingbee screenshotapi screenshotlayer scrutinizer",
      "securitytrails selectpdf semantria sendbird sendgrid sendinblue sentry serphouse serpstack",
      "sherpadesk shipday shodan shopify shotstack shutterstock signalwire signaturit signupgenius sigopt",
      "simplesat simplynoted simvoly sinchmessage sirv siteleaf skrappio skybiometry smartsheets",
      "smartystreets smooch snipcart snyk sonarcloud sonarqube sourcegraph sparkpost speechtextai splunk",
      "spoonacular sportradar sportsmonk spotify squarespace squareup sslmate statuscake statuspage",
      "stitchdata stockdata storecove stormboard stormglass storyblok storychief streak stripe stripo",
      "stytch sugester sumologic supabase supernotes surveyanyplace surveybot surveysparrow swiftype",
      "tallyfy tatumio tavily taxjar teamgate teamwork teamworkcrm teamworkdesk teamworkspaces",
      "technicalanalysisapi telegram teletype telnyx terraform testingbot text2data textmagic theoddsapi",
      "thingsboard thinkific thousandeyes ticketmaster tickettailor tiingo timecamp timezoneapi",
      "tineswebhook tly tmetric todoist toggltrack tokeet tomorrowio tomtom tradier transferwise",
      "travelpayouts travisci trello trufflehog twelvedata twilio twitch twitter tyntec typeform typetalk",
      "ubidots uclassify unifyid unplugg unsplash upcdatabase uplead uploadcare uptimerobot upwave urlscan",
      "userflow userstack vagrant vatlayer vbout vercel verifier verimail veriphone versioneye viewneo",
      "virustotal visualcrossing voiceflow voicegain voodoosms vouchery vpnapi vultr vyte walkscore",
      "weatherbit weatherstack web3storage webex webflow webscraper webscraping websitepulse wepay whoxy",
      "wistia wiza workato workstack worldcoinindex worldweather xendit yandex yelp youneedabudget yousign",
      "youtube zapierwebhook zendesk zenkit zenrows zenscrape zenserp zeplin zerobounce zerotier zipapi",
      "zipbooks zipcodeapi zipcodebase zonkafeedback zulipchat",
    ].join(" "),
  },
];

const BY_VENDOR = new Map<string, RegExp[]>();
for (const { pattern, vendors } of VENDOR_KEYS) {
  for (const vendor of vendors.split(" ")) BY_VENDOR.set(vendor, [...(BY_VENDOR.get(vendor) ?? []), pattern]);
}

/** True if a key of this vendor, whose name is given in small letters, may look so. */
export function isVendorKey(vendor: string, value: string): boolean {
  return BY_VENDOR.get(vendor)?.some((pattern) => pattern.test(value)) ?? false;
}
