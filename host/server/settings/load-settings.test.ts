import { readdirSync } from "node:fs";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import example from "../../settings/site-settings.example.json";
import { loadSettings } from "./load-settings.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "stays-settings-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** The example document with changed values, by JSON pointer; undefined removes a value. */
function edited(changes: Readonly<Record<string, unknown>>): unknown {
  const document: unknown = structuredClone(example);
  for (const [pointer, value] of Object.entries(changes)) {
    const keys = pointer.slice(1).split("/");
    const last = keys.pop() ?? "";
    const parent = keys.reduce<object>((node, key) => {
      if (!Reflect.has(node, key)) Reflect.set(node, key, {});
      return Object(Reflect.get(node, key));
    }, Object(document));
    Reflect.set(parent, last, value);
  }
  return document;
}

const write = (name: string, document: unknown): Promise<void> =>
  writeFile(path.join(folder, name), JSON.stringify(document));

async function readError(changes: Readonly<Record<string, unknown>>): Promise<string> {
  await write("en.json", edited(changes));
  return loadSettings(folder).then(
    () => "accepted",
    (error: Error) => error.message,
  );
}

test("ST-01 a document is read with every default filled in", async () => {
  const required = ["language", "languages", "currency", "hosts", "online", "search", "map"];
  await write(
    "en.json",
    Object.fromEntries(Object.entries(example).filter(([key]) => required.includes(key))),
  );
  const settings = (await loadSettings(folder)).get("en");
  expect(settings).toMatchObject({
    guests: { maxRooms: 20, maxChildAge: 18 },
    upsell: { active: false, day: { listStyle: "Card", heading: null }, silentFailures: false },
    video: { allowedHosts: ["www.youtube.com", "player.vimeo.com"] },
    restrictedCalendar: { active: false, arrivalPeriods: [] },
    name: "Stays",
  });
});

test.each([
  ["an address that is none", "/hosts/imageBaseUrl", "images", "must be a web address"],
  [
    "an address that runs code",
    "/online/baseUrl",
    "javascript:alert(1)",
    "must be a web address that starts with https:// or http://",
  ],
  ["a missing value", "/hosts/flagUrl", undefined, "is missing"],
  ["a misspelt setting", "/results/detailLinks/castle", "/castle", "is not a setting; is it misspelt?"],
  ["a list for an object", "/guests", [], "must be an object"],
  ["a fraction", "/guests/maxAdults", 1.5, "must be a whole number"],
  [
    "a value off the list",
    "/results/variant",
    "Grid",
    "must be one of Tile, List, Standard, StandardCompact",
  ],
  ["an impossible day", "/calendar/earliestArrival", "2027-02-30", "must be a day such as 2027-02-07"],
  ["the language of another file", "/language", "sv", "must be en, like the file name"],
  [
    "a language off the list",
    "/languages/0/prefix",
    "de",
    "must be the prefix of one of the languages",
    "/language",
  ],
  ["a locale unknown to browsers", "/languages/0/locale", "english!", "must be a language tag such as sv-SE"],
  ["a prefix used twice", "/languages/1/prefix", "en", "must not repeat the prefix of another language"],
  [
    "a colour that cannot be read",
    "/brand/colours/action",
    "#f4ad3d",
    "is not readable: #f4ad3d on #f2f5f3 has a contrast of 1.76, and needs 4.5",
  ],
  [
    "a font that breaks out of its style",
    "/brand/fonts/text",
    { name: 'a"}', address: "https://fonts.example.com/a.woff2" },
    "must have the form ^[\\w -]+$",
    "/brand/fonts/text/name",
  ],
  [
    "a link that runs code",
    "/brand/headerLinks",
    [{ name: "Imprint", address: "javascript:alert(1)" }],
    'must have the form ^(https?:\\/\\/|mailto:|tel:|\\/(?![/\\\\]))[^\\s<>"]+$',
    "/brand/headerLinks/0/address",
  ],
  [
    "a host with a path",
    "/video/allowedHosts",
    ["example.com/x"],
    "must be a host name such as www.example.com",
    "/video/allowedHosts/0",
  ],
  [
    "a tag manager on the insecure web",
    "/analytics",
    { tagManager: "http://tags.example.com/gtm.js", banner: true },
    "must have the form ^https:\\/\\/",
    "/analytics/tagManager",
  ],
  [
    "a long list of sentences on cancellation",
    "/conditions/freeCancellation",
    Array.from({ length: 21 }, (_, index) => `Free until {days} days before ${index}`),
    "must have at most this many entries: 20",
  ],
])("ST-01 %s is rejected with file and path", async (_, pointer, value, rule, blamed = pointer) => {
  expect(await readError({ [pointer]: value })).toContain(`en.json: ${blamed} ${rule}`);
});

test.each([
  ["without days", "Free cancellation until the day before arrival.", "must have {days} exactly once"],
  ["with days twice", "Free until {days} days, or {days} nights", "must have {days} exactly once"],
  ["with another number", "Free cancellation from 2–{days} days.", "must have {days} exactly once"],
  ["that is no sentence", "{days} days", "must be a whole sentence, of at least 12 characters"],
  ["without end", `Free {days}${"!".repeat(200)}`, "must have at most this many characters: 200"],
  ["that is no text", 7, "must be text"],
])("ruling 121 a form of free cancellation %s is rejected with its path", async (_, form, rule) => {
  const forms = ["Free cancellation until {days} days before arrival.", form];
  expect(await readError({ "/conditions/freeCancellation": forms })).toContain(
    `en.json: /conditions/freeCancellation/1 ${rule}`,
  );
});

test("ST-01 a restricted calendar without its node is rejected", async () => {
  expect(await readError({ "/restrictedCalendar/active": true, "/restrictedCalendar/nodeId": null })).toBe(
    "en.json: /restrictedCalendar/nodeId must be a number while the restricted calendar is active",
  );
});

test("ST-01 every wrong value of every file is named at once", async () => {
  await writeFile(path.join(folder, "sv.json"), "{");
  const message = await readError({ "/currency": "kr", "/map/zoom": 40 });
  expect(message).toContain("en.json: /currency must have the form ^[A-Z]{3}$");
  expect(message).toContain("en.json: /map/zoom must be at most 18");
  expect(message).toContain("sv.json: is not valid JSON");
});

test("ST-01 a folder without documents is rejected; other files in it are ignored", async () => {
  await writeFile(path.join(folder, "readme.json"), "{}");
  await expect(loadSettings(folder)).rejects.toThrow("has no document such as en.json");
  await write("en.json", example);
  expect([...(await loadSettings(folder)).keys()]).toEqual(["en"]);
});

test("a setting under its former name is read as before, with one warning that has path and new name", async () => {
  const warnings: string[] = [];
  await write("en.json", edited({ "/upsell/inlineFailures": true }));
  const settings = (await loadSettings(folder, (warning) => warnings.push(warning))).get("en");
  expect(settings?.upsell.silentFailures).toBe(true);
  expect(warnings).toEqual(["en.json: /upsell/inlineFailures is now named silentFailures"]);
});

test("of a setting that has both names, the current one wins", async () => {
  await write("en.json", edited({ "/upsell/silentFailures": false, "/upsell/inlineFailures": true }));
  expect((await loadSettings(folder)).get("en")?.upsell.silentFailures).toBe(false);
});

const TAGS = "https://tags.example.com/gtm.js";
const PLATFORM = "https://ask.example.com/ask.js";

test.each([
  [
    "nobody asks",
    { tagManager: TAGS },
    "tagManager needs consent: name a consentPlatform, or set banner to true",
  ],
  [
    "two ask",
    { tagManager: TAGS, consentPlatform: PLATFORM, banner: true },
    "banner must be false while a consent platform is named",
  ],
  [
    "nothing is asked for",
    { banner: true },
    "banner must be false without a tag manager: it asks for nothing",
  ],
])("sales are not measured where %s", async (_, analytics, rule) => {
  expect(await readError({ "/analytics": analytics })).toBe(`en.json: /analytics/${rule}`);
});

/** Documents with every setting of their day. When the schema changes, add one; never change or remove one. */
const earlier = path.join(__dirname, "earlier-documents");

test.each(readdirSync(earlier))("ST-01 a document of %s is accepted, with its meaning", async (name) => {
  await copyFile(path.join(earlier, name), path.join(folder, "en.json"));
  expect((await loadSettings(folder)).get("en")?.upsell.silentFailures).toBe(true);
});
