// Which fields of the segments of standard messages hold something of a person or a company: HL7 version 2, UN/EDIFACT and ANSI X12.
import type { FieldKind } from "../fields/field-words.js";

/** How a field is divided, and what of it counts. */
export interface FieldUse {
  readonly kind: FieldKind;
  /** Numbers of its components, from 1; all of them if absent. */
  readonly components?: readonly number[];
  /** The field counts only where another one of the segment has this value. */
  readonly where?: { readonly field: number; readonly value: RegExp };
}

/** Fields by number: 1 is the first behind the name of the segment. */
export type Segment = Readonly<Record<number, FieldUse | readonly FieldUse[]>>;

/** The signs of one family of messages, and its segments by name in small letters. */
export interface MessageFormat {
  readonly field: string;
  readonly component: string;
  /** Parts repetitions of a field; a sign that occurs nowhere if the family has none. */
  readonly repetition: string;
  /** Ends a segment beside a line end. */
  readonly terminator: string;
  /** Takes the meaning from the sign behind it. */
  readonly release: string;
  readonly segments: Readonly<Record<string, Segment>>;
}

/** Stands for a sign that a family has not. */
export const NONE = "\0";

const NAME: FieldUse = { kind: "person", components: [1, 2, 3] };
/** An id, then the names: XCN. */
const STAFF: readonly FieldUse[] = [
  { kind: "number", components: [1] },
  { kind: "person", components: [2, 3, 4] },
];
const ID: FieldUse = { kind: "number", components: [1] };
const PHONE: FieldUse = { kind: "phone", components: [1, 12] };
const HOME: FieldUse = { kind: "address", components: [1, 2, 3, 5] };
const BORN: FieldUse = { kind: "birth", components: [1] };
const FACILITY: FieldUse = { kind: "customer", components: [1] };

/** https://hl7-definition.caristix.com/v2/HL7v2.5.1 */
export const HL7: MessageFormat = {
  field: "|",
  component: "^",
  repetition: "~",
  terminator: NONE,
  release: NONE,
  segments: {
    msh: { 3: FACILITY, 5: FACILITY },
    pid: {
      ...{ 2: ID, 3: ID, 4: ID, 5: NAME, 6: NAME, 7: BORN, 9: NAME, 11: HOME, 13: PHONE, 14: PHONE },
      ...{ 18: ID, 19: ID, 20: ID, 21: ID, 23: HOME },
    },
    pd1: { 4: STAFF },
    nk1: { 2: NAME, 4: HOME, 5: PHONE, 6: PHONE, 16: BORN, 30: NAME, 31: PHONE, 32: HOME, 33: ID },
    pv1: { 5: ID, 7: STAFF, 8: STAFF, 9: STAFF, 17: STAFF, 19: ID, 52: STAFF },
    mrg: { 1: ID, 2: ID, 3: ID, 7: NAME },
    evn: { 5: STAFF },
    orc: { 10: STAFF, 11: STAFF, 12: STAFF, 14: PHONE },
    obr: { 10: STAFF, 16: STAFF, 17: PHONE, 28: STAFF },
    obx: { 16: STAFF },
    rol: { 4: STAFF, 11: HOME, 12: PHONE },
    gt1: { 2: ID, 3: NAME, 4: NAME, 5: HOME, 6: PHONE, 7: PHONE, 8: BORN, 12: ID },
    in1: { 2: ID, 4: FACILITY, 5: HOME, 7: PHONE, 8: ID, 11: FACILITY, 16: NAME, 18: BORN, 19: HOME, 36: ID, 49: ID },
    in2: { 1: ID, 2: ID, 6: ID },
    sch: { 12: STAFF, 16: STAFF, 20: STAFF },
    stf: { 1: ID, 2: ID, 3: NAME, 6: BORN, 10: PHONE, 11: HOME },
    txa: { 9: STAFF, 10: STAFF, 11: STAFF },
  },
};

const PARTY: readonly FieldUse[] = [{ kind: "customer" }];

/** https://service.unece.org/trade/untdid/d96a/trsd/trsdi1.htm */
export const EDIFACT: MessageFormat = {
  field: "+",
  component: ":",
  repetition: NONE,
  terminator: "'",
  release: "?",
  segments: {
    nad: {
      ...{
        2: ID,
        3: { kind: "address" },
        4: PARTY,
        5: { kind: "address" },
        6: { kind: "address" },
        8: { kind: "address" },
      },
    },
    pna: { 2: ID, 5: { kind: "person" }, 6: { kind: "person" }, 7: { kind: "person" } },
    cta: { 2: { kind: "person" } },
    com: { 1: { kind: "phone", components: [1] } },
    fii: { 2: { kind: "number", components: [1] }, 3: ID },
    dtm: { 1: { kind: "birth", components: [2], where: { field: 1, value: /^329:/ } } },
  },
};

const isPerson = { field: 2, value: /^1$/ };
const isCompany = { field: 2, value: /^2$/ };

/** https://x12.org/codes and the implementation guides of 837, 835, 834 and 850. */
export const X12: MessageFormat = {
  field: "*",
  component: ":",
  repetition: "^",
  terminator: "~",
  release: NONE,
  segments: {
    nm1: {
      3: [
        { kind: "person", where: isPerson },
        { kind: "customer", where: isCompany },
      ],
      4: { kind: "person", where: isPerson },
      5: { kind: "person", where: isPerson },
      9: { kind: "number" },
    },
    n1: { 2: { kind: "customer" }, 4: { kind: "number" } },
    n2: { 1: { kind: "customer" }, 2: { kind: "customer" } },
    n3: { 1: { kind: "address" }, 2: { kind: "address" } },
    n4: { 1: { kind: "address" }, 3: { kind: "address" } },
    per: { 2: { kind: "person" }, 4: { kind: "phone" }, 6: { kind: "phone" }, 8: { kind: "phone" } },
    dmg: { 2: { kind: "birth" } },
    ref: { 2: { kind: "number" } },
    clm: { 1: { kind: "number" } },
  },
};
