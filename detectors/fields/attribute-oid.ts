// People in attributes that a number names (X.520; RFC 4519; eduPerson): `Name="urn:oid:2.5.4.42"` of SAML, `OID.2.5.4.4=…` in names of certificates.
import type { RowFile } from "../../src/core/detector.js";
import { RANK } from "../../src/core/span.js";
import { endOfMatch } from "../../src/scan/pattern.js";
import { isFieldValue } from "./field-value.js";

/** commonName, surname, givenName, initials; uid; displayName; principal names. */
const NUMBER =
  /[:.](?:2\.5\.4\.(?:3|4|42|43)|0\.9\.2342\.19200300\.100\.1\.1|2\.16\.840\.1\.113730\.3\.1\.241|1\.3\.6\.1\.4\.1\.5923\.1\.1\.1\.6)(?![\d.])/y;
/** From the number to the element with the value: the rest of the tag, white space. */
const ELEMENT = /["'][^<>]{0,256}(?<!\/)>\s{0,64}<(?:[\w-]{1,16}:)?AttributeValue(?:\s[^<>]{0,256})?>(?=[^\s<])/iy;
const CONTENT = /[^<>\r\n]{1,256}(?=<\/)/y;
const SIGN = /\s?=\s?"?(?=[^\s"])/y;
const PART = /[^,+/"\r\n]{1,128}/y;
/** Values of one attribute beside each other. */
const MOST_VALUES = 8;
const NEXT =
  /<\/(?:[\w-]{1,16}:)?AttributeValue>\s{0,64}<(?:[\w-]{1,16}:)?AttributeValue(?:\s[^<>]{0,256})?>(?=[^\s<])/iy;

export const attributeOid: RowFile = {
  row: {
    id: "fields/attribute-oid",
    category: "PERSON",
    rank: RANK.term,
    remembers: true,
    needs: { words: ["oid"], only: "signed" },
    find({ text, ends }, word, report) {
      const end = endOfMatch(NUMBER, text, ends.at(word));
      if (end < 0) return;
      const part = endOfMatch(SIGN, text, end);
      if (part > 0) {
        const to = endOfMatch(PART, text, part);
        if (isFieldValue(text.slice(part, to), "person", false)) report(part, to);
        return;
      }
      let at = endOfMatch(ELEMENT, text, end);
      for (let values = 0; at > 0 && values < MOST_VALUES; values++) {
        const to = endOfMatch(CONTENT, text, at);
        if (to < 0) return;
        if (isFieldValue(text.slice(at, to), "person", false)) report(at, to);
        at = endOfMatch(NEXT, text, to);
      }
    },
  },
  vectors: {
    finds: [
      '<saml:Attribute Name="urn:oid:2.5.4.4" NameFormat="x"><saml:AttributeValue xsi:type="xs:string">«vasshaug»</saml:AttributeValue></saml:Attribute>',
      '<Attribute Name="urn:oid:2.5.4.42">\n  <AttributeValue>«oriel»</AttributeValue>\n  <AttributeValue>«tarn»</AttributeValue>\n</Attribute>',
      "subject=OID.2.5.4.4=«vasshaug», OID.2.5.4.42 = «oriel», C=NO",
    ],
    leaves: [
      '<Attribute Name="urn:oid:2.5.4.6"><AttributeValue>no</AttributeValue></Attribute>',
      '<Attribute Name="urn:oid:2.5.4.4"/><AttributeValue>x</AttributeValue>',
      "urn:oid:2.5.4.4",
      "OID.2.5.4.10=Tarn",
    ],
  },
};
