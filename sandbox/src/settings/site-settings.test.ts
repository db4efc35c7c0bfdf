import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { dayNumber } from "../world/day.ts";
import { worldLanguages } from "../world/localised.ts";
import { siteSettings } from "./site-settings.ts";

test.each(worldLanguages)("ST-01 the settings of %s keep the schema", (lang) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(
    JSON.parse(readFileSync(join(__dirname, "../../../host/settings/site-settings.schema.json"), "utf8")),
  );
  validate(siteSettings("http://localhost:4000", lang, dayNumber("2026-11-21") ?? 0));
  expect(validate.errors).toBeNull();
});

test("ruling 52: the document of the prefix no is Norwegian Bokmål", () => {
  const { languages } = siteSettings("http://localhost:4000", "no", dayNumber("2026-11-21") ?? 0) as {
    languages: { prefix: string; locale: string }[];
  };
  expect(languages.find(({ prefix }) => prefix === "no")).toMatchObject({ locale: "nb-NO" });
});
