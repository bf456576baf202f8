// Nouns at the end of the names of companies and institutions, and words before them that make a phrase of them. Data only.

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Trades: behind a place they are a company of that place. */
const TRADES = words(`
  partners consulting industries holdings ventures bakery brewery
  freight shipping logistics trading cargo haulage couriers trucking foods farms dairy textiles apparel realty properties builders
  consultants advisors solicitors attorneys pharma biotech robotics aerospace catering roasters distillery winery productions
  rentals leasing ironworks shipyard foundry
`);

/** Nouns that end a name behind a word of no list. */
export const INSTITUTIONS: readonly string[] = [
  ...TRADES,
  ...words(`
    systems technologies solutions labs laboratories group bank hospital university institute foundation
    associates records studios airlines airways pharmaceuticals insurance capital media energy motors electronics networks
    enterprises agency council brothers sons college clinic trust
    engineering chambers aviation hotels resorts
  `),
];

const TRADE: ReadonlySet<string> = new Set(TRADES);

/** Those that end a name of ordinary words, where what stands before says that a company follows. */
const BUSINESS: ReadonlySet<string> = new Set([
  ...INSTITUTIONS,
  ...words(
    "health healthcare care dental medical union services software mutual pharmacy estates studio providers works analytics clinics hospitals",
  ),
]);

/** Words with which a phrase begins that is no name: `Business Partners`, `Customer Services`. */
const GENERIC: ReadonlySet<string> = new Set(
  words(`
    business trading strategic human third professional shared managed cloud web customer client support success service services sales supply
    delivery distributed operating embedded information payment payments card health social medical financial legal technical technology digital
    mental public primary intensive critical urgent working user memory data engineering marketing product operations account accounts partner
    partners channel external internal local global other relations experience side library portal team finance emergency
  `),
);

/** True for a trade, in small letters. */
export function isTrade(noun: string): boolean {
  return TRADE.has(noun);
}

/** True for a noun of business, in small letters. */
export function isBusiness(noun: string): boolean {
  return BUSINESS.has(noun);
}

/** True for a word that makes a phrase with a noun of business, in small letters. */
export function isGeneric(word: string): boolean {
  return GENERIC.has(word);
}
