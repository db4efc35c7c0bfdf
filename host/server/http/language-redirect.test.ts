import type { SiteLanguage } from "@stays/contract";
import { bestLanguage } from "./language-redirect.ts";

const languages: readonly SiteLanguage[] = [
  { code: "en", prefix: "en", locale: "en-GB", name: "English" },
  { code: "sv", prefix: "sv", locale: "sv-SE", name: "Svenska" },
  { code: "nb", prefix: "no", locale: "nb-NO", name: "Norsk" },
];

test.each([
  ["sv-SE,sv;q=0.9,en;q=0.8", "sv"],
  ["fr-FR, de;q=0.9, nb;q=0.3", "no"],
  ["nn-NO", "no"],
  ["no", "no"],
  ["en;q=0.2, sv;q=0.9", "sv"],
  ["sv;q=0, *", "en"],
  ["fr", "en"],
  ["", "en"],
  [undefined, "en"],
])("RT-01 a browser that asks for %j gets %s", (header, prefix) => {
  expect(bestLanguage(languages, undefined, header)?.prefix).toBe(prefix);
});

test("RT-01 the language chosen before wins, if the site still has it", () => {
  expect(bestLanguage(languages, "no", "sv")?.prefix).toBe("no");
  expect(bestLanguage(languages, "de", "sv")?.prefix).toBe("sv");
});
