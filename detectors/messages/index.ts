// The family of messages: what the place of a field in a segment says of its value.
import type { RowFile } from "../../src/core/detector.js";
import { segmentRow } from "./segment-row.js";
import { STATEMENT_ROWS } from "./statement.js";

export const MESSAGE_ROWS: readonly RowFile[] = [
  {
    row: segmentRow("number", "ID"),
    vectors: {
      finds: [
        "MSH|^~\\&|A|B\rPID|1||«88123»^^^KH^MR~«4711-2»^^^X||x^y\r",
        "PV1|1|I|2000^2012^01||||«4777»^x^y\r",
        "NM1*IL*1*a*b****MI*«Q77812»~",
        "NAD+BY+«5412345000013»::9'",
      ],
      leaves: ["PID|TTY|TIME\n", "REF*see below*", "PID = 4|5^6", "| PID | 3 | x^y |"],
    },
  },
  {
    row: segmentRow("phone", "PHONE"),
    vectors: {
      finds: ["PID|1||1^^^K||a^b||||||||«0431778899»^PRN^PH\n", "COM+«0049431778»:TE'", "PER*IC*x*TE*«5550142»~"],
      leaves: ["COM+1", "PER*10~x"],
    },
  },
  {
    row: segmentRow("birth", "DOB"),
    vectors: {
      finds: ["PID|1||1^^^K||a^b||«19840312»|F", "DMG*D8*«19840312»*F~", "DTM+329:«19840312»:102'"],
      leaves: ["DTM+137:20260312:102'"],
    },
  },
  {
    row: segmentRow("address", "SENSITIVE"),
    vectors: {
      finds: [
        "NK1|1|a^b|SPO|«12 Larch Row»^^«Ervik»^^«DX1 0AA»^NO",
        "N3*«12 LARCH ROW»~N4*«ERVIK»*MO*«65807»~",
        "NAD+BY+1::9++X+«Elm Street 12»+«ERVIK»++«24103»+DE'",
        "NAD+BY+1::9++X+«LARCH ROW 12»+«ERVIK»++«24103»+DE'",
      ],
      leaves: ["N3*x", "N4 * y~"],
    },
  },
  {
    row: segmentRow("customer", "CLIENT"),
    vectors: {
      finds: ["NAD+SU+1::9++«TARN FERRY»:«NORTH QUAY»'", "N1*ST*«TARN FERRY»*92*1~", "NM1*PR*2*«TARN HEALTH»~"],
      leaves: ["NAD+BY'", "NM1*PR*1*TARN~"],
    },
  },
  {
    row: segmentRow("person", "PERSON"),
    vectors: {
      finds: [
        "PID|1||1^^^K||«Vasshaug»^«Oriel»^«M»||19840312",
        'x = "MSH|^~\\\\&|A\\rPID|1||1^^^K||«Vasshaug»^«Oriel»\\rPV1|1"',
        "NM1*IL*1*«VASSHAUG»*«ORIEL»*«M»***MI*1~",
        "ISA*00*          *00*          *ZZ*S              *ZZ*R              *240101*1200*U*00401*000000001*0*P*:~\nNM1*IL*1*«VASSHAUG»*«ORIEL»*****7~",
        "CTA+IC+:«ORIEL VASSHAUG»'COM+1:TE'",
        "MSH$%~\\&$A$B\rPID$1$$1%%%K$$«Vasshaug»%«oriel»\r",
        "MSH|@~\\&|A|B\rPID|1||1@@@K||«Vasshaug»@«oriel»\r",
        "IN1|1|P1|K1|||||||||||||«vasshaug»^«oriel»|1",
        "UNA|*.? ~UNB*UNOA|1*A*B~CTA*IC*|«oriel vasshaug»~",
        `ISA|00|${" ".repeat(10)}|00|${" ".repeat(10)}|ZZ|A${" ".repeat(14)}|ZZ|B${" ".repeat(14)}|310402|1011|^|00501|000000001|0|P|:\nNM1|IL|1|«vasshaug»|«oriel»\n`,
        "UNH+1'PNA+PAT+1+++«VASSHAUG»:«ORIEL»'",
      ],
      leaves: ["PID|x|y\n", "PID$1$$1%%%K$$x%y\n", "MSH is a word PID#1#x", "cta+b'", "NM1*IL*2*X~", "PID^a|b"],
    },
  },
  ...STATEMENT_ROWS,
];
