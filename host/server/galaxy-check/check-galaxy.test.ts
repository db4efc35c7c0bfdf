import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  galaxy,
  galaxyExample,
  galaxyServer,
  networkError,
  wireAvailability,
  wireCabin,
  wireContent,
  wireProduct,
} from "@stays/testing";
import { checkGalaxy } from "./check-galaxy.ts";

const GALAXY = "https://galaxy.example.com";

async function check(options: object = {}) {
  const lines: string[] = [];
  const args = { address: GALAXY, basket: false, json: false, ...options };
  const isFit = await checkGalaxy(args, (line) => lines.push(line));
  return { isFit, text: lines.join("\n") };
}

/** A Galaxy that answers every call of the check, and keeps the contract. */
function sound() {
  const { SearchId, Accommodations, TotalResults } = galaxyExample("AvailabilityList");
  galaxyServer.use(
    galaxy.get("get-accommodation-content", galaxyExample("ContentVillage")),
    galaxy.get("availability/calendar", {
      CalendarFormatted: [{ Date: "2099-02-06", StayLenghts: [2, 7], PriceFrom: 900 }],
      FakeCalendar: false,
      CalendarPriceExists: true,
    }),
    galaxy.get("availability/accommodation/get", { SearchId, Accommodations, TotalResults }),
    galaxy.get("availability/accommodation", { SearchId, Accommodations, TotalResults }),
    galaxy.get("get-travel-rating", galaxyExample("Rated")),
    galaxy.get("get-content-offer", galaxyExample("ContentOffersFound")),
    galaxy.get("availability/activity/by-day", { AvailableDates: [], DatesWithAvailability: {} }),
    galaxy.get("availability/activity/recommended", galaxyExample("RecommendedOne")),
    galaxy.get("availability/activity", galaxyExample("ActivityFound")),
    galaxy.get("availability/transport/by-day", { ProductsByDay: {} }),
    galaxy.get("validate-promocode", { ValidationResult: [] }),
    galaxy.get("get-basket", galaxyExample("CodeNoBasket")),
  );
}

test("a sound back end fits, and what visitors would see is said", async () => {
  sound();
  const { isFit, text } = await check();
  expect(text).toContain("✓ This back end can serve the site.");
  expect(text).toContain("There is no transport in these days.");
  expect(isFit).toBe(true);
});

test("each deviation is named with its path, what is expected and what was seen", async () => {
  sound();
  const { Items, ...content } = galaxyExample("ContentVillage");
  const [village] = Items;
  galaxyServer.use(
    galaxy.get("get-accommodation-content", {
      ...content,
      Items: [
        { ...village, Content: { ...village?.Content, Position: null } },
        { ...village, Name: 5 },
      ],
      TotalResults: 2,
    }),
    galaxy.get("validate-promocode", networkError),
    galaxy.get("get-content-offer", galaxyExample("CodeFailed")),
  );
  const { isFit, text } = await check();
  expect(isFit).toBe(false);
  expect(text).toContain("Items[1]: Name: Invalid type: Expected string but received 5");
  expect(text).toContain("1 of 1 stays have no position: they are not on the map.");
  expect(text).toMatch(/✗ validate-promocode +failed +\d+ ms\n {4}validate-promocode: HTTP 503/);
  expect(text).toMatch(/✗ get-content-offer +refused/);
  expect(text).toContain("✗ This back end deviates from the contract");
});

test("the result is printed as JSON for programs, for each language that is asked for", async () => {
  sound();
  const { text } = await check({ json: true, languages: "en,sv" });
  expect(JSON.parse(text)).toMatchObject({
    galaxy: GALAXY,
    fits: true,
    languages: [{ language: "en" }, { language: "sv" }],
  });
});

test.each(["https://me:secret@galaxy.example.com", "https://galaxy.example.com?key=secret", "galaxy"])(
  "the address %s is refused, and no secret is printed",
  async (address) => {
    const { isFit, text } = await check({ address });
    expect(isFit).toBe(false);
    expect(text).toMatch(/address of a Galaxy/);
    expect(text).not.toContain("secret");
  },
);

/** A cabin with a total in SEK, at a latitude. */
const cabinAt = (id: number, total: number, latitude: number) =>
  wireCabin(id, {
    Content: wireContent({ Position: { Latitude: latitude, Longitude: 13 } }),
    Products: [wireProduct({ Price: { ...(wireProduct().Price as object), Price: total } })],
  });

test.each([
  ["ignores", () => true, ["maxPrice", "minPrice", "bounds"]],
  ["obeys", (kept: boolean) => kept, []],
])("a Galaxy that %s the filters of the settings is found out", async (_, keeps, remarks) => {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-check-"));
  const settings = path.join(__dirname, "../settings/earlier-documents/2026-11-28-galaxy-filters.json");
  const document = JSON.parse(await readFile(settings, "utf8"));
  for (const language of ["en", "sv"])
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify({ ...document, language }));
  sound();
  galaxyServer.use(
    galaxy.get("availability/accommodation", ({ params }) => {
      const least = Number(params.get("minPrice") ?? 0);
      const most = Number(params.get("maxPrice") ?? 99_999);
      const [south = -90, , north = 90] = params.get("bounds")?.split(",").map(Number) ?? [];
      const stays = [
        { total: 3000, latitude: 61 },
        { total: 5000, latitude: 62 },
        { total: 9000, latitude: 63 },
      ].filter(({ total, latitude }) =>
        keeps(least <= total && total <= most && south <= latitude && latitude <= north),
      );
      return wireAvailability(stays.map(({ total, latitude }) => cabinAt(total, total, latitude)));
    }),
  );
  const { text } = await check({ settings: folder, languages: "en" });
  const said = [...text.matchAll(/Galaxy does not filter by (\w+)/g)].map(([, name]) => name);
  expect(said).toEqual(remarks);
});
