import { toUtf8 } from "./answer-charset.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each<[string | null, Buffer<ArrayBuffer>, string | null]>([
  [null, Buffer.from("Snö"), "Snö"],
  ["application/json", Buffer.from("Snö"), "Snö"],
  ["application/json; charset=utf-8", Buffer.from("Snö"), "Snö"],
  ['application/json; Charset="UTF-8"', Buffer.from("Snö"), "Snö"],
  ["application/json;charset=utf8", Buffer.from("Snö"), "Snö"],
  ["application/json; charset=iso-8859-1", latin("Snö"), "Snö"],
  ["application/json; charset=ISO-8859-1; profile=x", latin("Snö"), "Snö"],
  ['text/json; charset="latin1"', latin("Snö"), "Snö"],
  ["application/json; charset=windows-1252", Buffer.from([0x80]), "€"],
  ["application/json; charset=us-ascii", Buffer.from("Sno"), "Sno"],
  ["application/json; charset=utf-16le", utf16("Snö"), "Snö"],
  ["application/json; charset=x-galaxy", Buffer.from("Snö"), null],
  ["application/json; charset=", Buffer.from("Snö"), "Snö"],
])("CT-04 an answer of the type %s", (contentType, body, text) => {
  expect(toUtf8(body, contentType)?.body.toString() ?? null).toBe(text);
});
