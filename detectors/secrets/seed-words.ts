// The English words of seed phrases (https://github.com/bitcoin/bips/blob/master/bip-0039/english.txt; BIP-39 is under the MIT licence).

/** Those that other texts seldom have: twelve drawn at random hold one nearly always. They are what the scan looks for. */
export const RARE_SEED_WORDS: readonly string[] = `
  absorb absurd accuse acoustic actress addict aerobic affair afford airport alcohol amateur amused analyst annual antenna anxiety apology approve
  arctic arrest artefact artwork aspect assault asthma athlete attend attract auction avocado bachelor balcony banana barely bargain barrel basket
  battle beauty betray bicycle biology bitter blanket blossom blouse breeze broccoli bronze brother budget buffalo bunker burger cabbage cactus cannon
  canvas canyon captain carbon carpet casino castle cattle celery cement census cereal champion cheese chimney chronic chuckle cinnamon citizen clinic
  clutch coconut comfort concert congress copper cotton cousin coyote cradle crater credit cricket crouch cruise cupboard curious curtain cushion
  danger daring daughter debate debris decade demise dentist depart deposit deputy desert despair devote diesel dignity dilemma dinner dinosaur
  disease disorder divert divorce doctor dolphin donate donkey dragon drastic ecology economy educate electric elephant elevator embark embody embrace
  emerge emotion empower endorse energy engage enlist enroll episode erosion essence estate eternal ethics evidence evolve excite exhibit eyebrow
  fabric fantasy father fatigue federal female festival fiscal flower forest fortune fossil foster fringe furnace gadget galaxy gallery garage garden
  garlic garment genius gentle gesture giggle ginger giraffe glance goddess gorilla gospel gossip gravity grocery guitar hammer hamster harbor harvest
  hedgehog helmet hockey holiday horror humble hungry hurdle husband illness immense impulse income indoor industry infant inflict injury inmate
  innocent inquiry insect inspire invest jacket jaguar jealous journey jungle junior ketchup kidney kingdom kitchen kitten laptop laundry lawsuit
  lecture legend leisure lesson liberty liquid lizard lobster lonely lottery lounge luggage lumber luxury lyrics mammal mansion marine marriage meadow
  mechanic melody midnight million miracle misery mobile monster morning mosquito mother motion mountain muffin muscle museum mystery napkin nation
  nephew nominee noodle nuclear oblige office olympic oppose orchard orient orphan ostrich outdoor oxygen oyster paddle palace panther parade parrot
  patient patrol payment peanut peasant pelican pencil pepper picnic pigeon pioneer pistol plastic pledge plunge police potato pottery poverty powder
  praise prison prosper pudding pumpkin purchase puzzle pyramid rabbit raccoon recall recipe reform regret relief resist retire retreat reunion reward
  rhythm ribbon ripple ritual romance rookie rubber runway saddle sadness salmon salute satoshi sausage scatter school science scorpion season seminar
  senior sheriff shiver shoulder shrimp sister situate sketch slender slogan soccer soldier spatial spider squirrel stadium stairs stomach struggle
  stumble supreme sustain swallow thunder tobacco toddler tomorrow tonight tortoise tourist trumpet tuition umbrella uncover universe vehicle venture
  veteran vibrant vicious victory village volcano warfare warrior weather wedding whisper wrestle
`
  .trim()
  .split(/\s{1,8}/);

/** All 2,048. */
export const SEED_WORDS: ReadonlySet<string> = new Set([
  ...RARE_SEED_WORDS,
  ...`
  abandon ability able about above absent abstract abuse access accident account achieve acid acquire across act action actor actual adapt add address
  adjust admit adult advance advice afraid again age agent agree ahead aim air aisle alarm album alert alien all alley allow almost alone alpha
  already also alter always amazing among amount anchor ancient anger angle angry animal ankle announce another answer antique any apart appear apple
  april arch area arena argue arm armed armor army around arrange arrive arrow art artist ask asset assist assume atom attack attitude audit august
  aunt author auto autumn average avoid awake aware away awesome awful awkward axis baby bacon badge bag balance ball bamboo banner bar base basic
  beach bean because become beef before begin behave behind believe below belt bench benefit best better between beyond bid bike bind bird birth black
  blade blame blast bleak bless blind blood blue blur blush board boat body boil bomb bone bonus book boost border boring borrow boss bottom bounce
  box boy bracket brain brand brass brave bread brick bridge brief bright bring brisk broken broom brown brush bubble buddy build bulb bulk bullet
  bundle burden burst bus business busy butter buyer buzz cabin cable cage cake call calm camera camp can canal cancel candy canoe capable capital car
  card cargo carry cart case cash casual cat catalog catch category caught cause caution cave ceiling century certain chair chalk change chaos chapter
  charge chase chat cheap check chef cherry chest chicken chief child choice choose chunk churn cigar circle city civil claim clap clarify claw clay
  clean clerk clever click client cliff climb clip clock clog close cloth cloud clown club clump cluster coach coast code coffee coil coin collect
  color column combine come comic common company conduct confirm connect consider control convince cook cool copy coral core corn correct cost couch
  country couple course cover crack craft cram crane crash crawl crazy cream creek crew crime crisp critic crop cross crowd crucial cruel crumble
  crunch crush cry crystal cube culture cup current curve custom cute cycle dad damage damp dance dash dawn day deal december decide decline decorate
  decrease deer defense define defy degree delay deliver demand denial deny depend depth derive describe design desk destroy detail detect develop
  device diagram dial diamond diary dice diet differ digital direct dirt disagree discover dish dismiss display distance divide dizzy document dog
  doll domain donor door dose double dove draft drama draw dream dress drift drill drink drip drive drop drum dry duck dumb dune during dust dutch
  duty dwarf dynamic eager eagle early earn earth easily east easy echo edge edit effort egg eight either elbow elder elegant element elite else
  employ empty enable enact end endless enemy enforce engine enhance enjoy enough enrich ensure enter entire entry envelope equal equip era erase
  erode error erupt escape essay evil evoke exact example excess exchange exclude excuse execute exercise exhaust exile exist exit exotic expand
  expect expire explain expose express extend extra eye face faculty fade faint faith fall false fame family famous fan fancy farm fashion fat fatal
  fault favorite feature february fee feed feel fence fetch fever few fiber fiction field figure file film filter final find fine finger finish fire
  firm first fish fit fitness fix flag flame flash flat flavor flee flight flip float flock floor fluid flush fly foam focus fog foil fold follow food
  foot force forget fork forum forward found fox fragile frame frequent fresh friend frog front frost frown frozen fruit fuel fun funny fury future
  gain game gap garbage gas gasp gate gather gauge gaze general genre genuine ghost giant gift girl give glad glare glass glide glimpse globe gloom
  glory glove glow glue goat gold good goose govern gown grab grace grain grant grape grass great green grid grief grit group grow grunt guard guess
  guide guilt gun gym habit hair half hand happy hard harsh hat have hawk hazard head health heart heavy height hello help hen hero hidden high hill
  hint hip hire history hobby hold hole hollow home honey hood hope horn horse hospital host hotel hour hover hub huge human humor hundred hunt hurry
  hurt hybrid ice icon idea identify idle ignore ill illegal image imitate immune impact impose improve inch include increase index indicate inform
  inhale inherit initial inject inner input insane inside install intact interest into invite involve iron island isolate issue item ivory jar jazz
  jeans jelly jewel job join joke joy judge juice jump junk just kangaroo keen keep key kick kid kind kiss kit kite kiwi knee knife knock know lab
  label labor ladder lady lake lamp language large later latin laugh lava law lawn layer lazy leader leaf learn leave left leg legal lemon lend length
  lens leopard letter level liar library license life lift light like limb limit link lion list little live load loan local lock logic long loop loud
  love loyal lucky lunar lunch machine mad magic magnet maid mail main major make man manage mandate mango manual maple marble march margin market
  mask mass master match material math matrix matter maximum maze mean measure meat medal media melt member memory mention menu mercy merge merit
  merry mesh message metal method middle milk mimic mind minimum minor minute mirror miss mistake mix mixed mixture model modify mom moment monitor
  monkey month moon moral more motor mouse move movie much mule multiply mushroom music must mutual myself myth naive name narrow nasty nature near
  neck need negative neglect neither nerve nest net network neutral never news next nice night noble noise normal north nose notable note nothing
  notice novel now number nurse nut oak obey object obscure observe obtain obvious occur ocean october odor off offer often oil okay old olive omit
  once one onion online only open opera opinion option orange orbit order ordinary organ original other outer output outside oval oven over own owner
  ozone pact page pair palm panda panel panic paper parent park party pass patch path pattern pause pave peace pear pen penalty people perfect permit
  person pet phone photo phrase physical piano picture piece pig pill pilot pink pipe pitch pizza place planet plate play please pluck plug poem poet
  point polar pole pond pony pool popular portion position possible post power practice predict prefer prepare present pretty prevent price pride
  primary print priority private prize problem process produce profit program project promote proof property protect proud provide public pull pulp
  pulse punch pupil puppy purity purpose purse push put quality quantum quarter question quick quit quiz quote race rack radar radio rail rain raise
  rally ramp ranch random range rapid rare rate rather raven raw razor ready real reason rebel rebuild receive record recycle reduce reflect refuse
  region regular reject relax release rely remain remember remind remove render renew rent reopen repair repeat replace report require rescue resemble
  resource response result return reveal review rib rice rich ride ridge rifle right rigid ring riot risk rival river road roast robot robust rocket
  roof room rose rotate rough round route royal rude rug rule run rural sad safe sail salad salon salt same sample sand satisfy sauce save say scale
  scan scare scene scheme scissors scout scrap screen script scrub sea search seat second secret section security seed seek segment select sell sense
  sentence series service session settle setup seven shadow shaft shallow share shed shell shield shift shine ship shock shoe shoot shop short shove
  shrug shuffle shy sibling sick side siege sight sign silent silk silly silver similar simple since sing siren six size skate ski skill skin skirt
  skull slab slam sleep slice slide slight slim slot slow slush small smart smile smoke smooth snack snake snap sniff snow soap social sock soda soft
  solar solid solution solve someone song soon sorry sort soul sound soup source south space spare spawn speak special speed spell spend sphere spice
  spike spin spirit split spoil sponsor spoon sport spot spray spread spring spy square squeeze stable staff stage stamp stand start state stay steak
  steel stem step stereo stick still sting stock stone stool story stove strategy street strike strong student stuff style subject submit subway
  success such sudden suffer sugar suggest suit summer sun sunny sunset super supply sure surface surge surprise surround survey suspect swamp swap
  swarm swear sweet swift swim swing switch sword symbol symptom syrup system table tackle tag tail talent talk tank tape target task taste tattoo
  taxi teach team tell ten tenant tennis tent term test text thank that theme then theory there they thing this thought three thrive throw thumb
  ticket tide tiger tilt timber time tiny tip tired tissue title toast today toe together toilet token tomato tone tongue tool tooth top topic topple
  torch tornado toss total toward tower town toy track trade traffic tragic train transfer trap trash travel tray treat tree trend trial tribe trick
  trigger trim trip trophy trouble truck true truly trust truth try tube tumble tuna tunnel turkey turn turtle twelve twenty twice twin twist two type
  typical ugly unable unaware uncle under undo unfair unfold unhappy uniform unique unit unknown unlock until unusual unveil update upgrade uphold
  upon upper upset urban urge usage use used useful useless usual utility vacant vacuum vague valid valley valve van vanish vapor various vast vault
  velvet vendor venue verb verify version very vessel viable video view vintage violin virtual virus visa visit visual vital vivid vocal voice void
  volume vote voyage wage wagon wait walk wall walnut want warm wash wasp waste water wave way wealth weapon wear weasel web weekend weird welcome
  west wet whale what wheat wheel when where whip wide width wife wild will win window wine wing wink winner winter wire wisdom wise wish witness wolf
  woman wonder wood wool word work world worry worth wrap wreck wrist write wrong yard year yellow you young youth zebra zero zone zoo
`
    .trim()
    .split(/\s{1,8}/),
]);
