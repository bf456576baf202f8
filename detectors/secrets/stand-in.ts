// Values that stand for a value: examples, gaps to fill in, variables of every template language. They are no secrets.
import { lookOf } from "../../src/scan/randomness.js";

/**
 * True for `xxxx`, `****`, `<token>`, `${VAR}`, `{{x}}`, `%VAR%`, `$VAR`, `!vault`, `changeme`, `your-key-here` and the like: for a value, or for
 * a token whose vendor's beginning is filled up so.
 */
export function isStandIn(value: string): boolean {
  const bare = value.replace(/^["'`\s]{1,4}|["'`\s]{1,4}$/g, "");
  return FILLED.test(bare) || REFERENCE.test(bare) || WORDED.test(bare) || isOfTwoUnits(bare);
}

/** `0000000000000000aa`: long, and made of two different letters or digits at most. */
function isOfTwoUnits(bare: string): boolean {
  return bare.length >= 16 && lookOf(bare).distinct <= 2;
}

/** At most a short beginning, and then one unit over and over. */
const FILLED =
  /^(?:[A-Za-z]{2,12}[-_.~]?(?:\d-)?)?[xX*.#•_=-]{4,512}$|^(?:[A-Za-z]{2,6}[-_])?(?:[-_]?0|[-_]?1){8,512}=?$|^[A-Za-z]{2,4}([a-z\d])\1{15,512}$|[-_](?:x{3}|X{3})$|(?:x{8}|X{8}|\*{5}|#{6}|\.{3}$)/;

const REFERENCE =
  /^!{1,2}(?:vault(?:-encrypted)?|unsafe|secret|env(?:_var)?|include|reference|Ref|Sub|GetAtt|Join|Select|ImportValue|FindInMap|If|str|binary)$|^(?:\$[A-Za-z_{(]|\$\$|@\{|#\{|\{\{|\{%|<%|%[A-Za-z_]\w{1,63}%$|\{[A-Za-z_.]{1,64}\}$|\[[A-Za-z_ .-]{1,64}\]$|<[^<>]{1,128}>$|&lt;|__[A-Za-z_]{2,64}__$)|\$\{[A-Za-z_](?:[^\s{}()[\]]|\([^\s{}()[\]]{0,40}\)|\[[^\s{}()[\]]{0,40}\]){0,64}\}|\{\{[-\s]{0,4}[$.A-Za-z_][^{}]{0,64}\}\}|\$\([a-z]|<[A-Za-z_ -]{2,40}>|^@[A-Za-z][\w.-]{1,62}@$/;

const WORDED =
  /(?:^|[-_ ])change[-_ ]?(?:me|it|this)(?![a-z])|^(?:(?:test|mock|stub|invalid|bad|wrong|some)[-_ ](?:(?:api|auth|access|secret)[-_ ]?)?(?:key|token)(?:[-_ ]?\d{1,8})?$|(?:^|[-_ ])not[-_ ]?(?:(?:a|an|the|so|my|really|very)[-_ ]?)?(?:(?:real|actual|valid|secure)[-_ ]?)?(?:secret|password|passw|token|key|credential)|^(?:test|mock|stub|unit[-_ ]test)[-_ ](?:[a-z]{2,16}[-_ ]){0,4}(?:secret|key|token|password)(?:[-_ ][a-z]{2,16}){0,4}$|^(?:same-origin|include|omit)$|replace[-_ ]?(?:me|with)|to[-_ ]?be[-_ ]|fill[-_ ]?(?:me|in)|insert[-_ ]|put[-_ ]|enter[-_ ]|todo|tbd|n\/?a$|my[-_](?:secret|token|password|api[-_]?key)$|some[-_ ]|sample|dummy|fake|placeholder|redacted|masked|hidden|removed|example|foobar|test$|testing$|password$|passwd$|secret$|token$|user(?:name)?[:_-]?(?:pass(?:word)?)?$|none$|null$|nil$|undefined$|true$|false$|required\.?$|optional\.?$|string$|not[-_ ]?set|unset|default$|empty$)|your?[-_ ]{1,2}[a-z\d]|[-_ ](?:here|placeholder)(?:$|[-_ ])|^your(?=[A-Z])|^YOUR[A-Z]/i;
