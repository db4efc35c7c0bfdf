import { twoAdults, useSandbox } from "../sandbox.fixture.ts";
import { special } from "../world/special-cases.ts";

const { ask, send } = useSandbox({ faults: true });
const choose = (scenario: string, more: Readonly<Record<string, string>> = {}) =>
  send("/sandbox/shell", { method: "POST", body: new URLSearchParams({ scenario, ...more }) });
const searchLodge = () =>
  ask("searchAccommodation", `start=2027-02-01&end=2027-02-05&${twoAdults}&productId=${special.lodge}`);

afterEach(() => choose("usual"));

test("FE-06 sold out: nothing is to be had, and as usual it is again", async () => {
  expect(await searchLodge()).toMatchObject({ TotalResults: 1 });
  await choose("sold-out");
  expect(await searchLodge()).toMatchObject({ code: 500 });
  await choose("usual");
  expect(await searchLodge()).toMatchObject({ TotalResults: 1 });
});

test("FE-06 failing and nothing found meet every call", async () => {
  await choose("failing");
  expect((await send("/en/api/galaxy/stays/create-basket")).status).toBe(503);
  await choose("nothing");
  expect(await searchLodge()).toMatchObject({ code: 404 });
});

test("FE-06 long texts: names of several lines with a word that cannot be broken", async () => {
  const property = async () => (await ask("getAccommodationContent", `productId=${special.lodge}`)).Items[0];
  const usual = await property();
  await choose("long-texts");
  const long = await property();
  expect(long.Name.length).toBeGreaterThan(3 * usual.Name.length);
  expect(long.Name).toContain("Rödlyngsbergsfjällsstugebyvägen");
  expect(long.Id).toBe(usual.Id);
});

test("FE-06 the shell shows the chosen page, language and width, and rejects unknown scenarios", async () => {
  const chosen = await choose("slow", { page: "village", language: "sv", width: "390" });
  expect(chosen.status).toBe(303);
  const address = chosen.headers.get("location") ?? "";
  const page = await (await send(address)).text();
  expect(page).toContain(
    `src="/sv/stays/village/${special.village}/name?start=2027-01-30&amp;end=2027-02-06`,
  );
  expect(page).toContain('data-width="390"');
  expect(page).toMatch(/value="slow" selected/);
  expect((await choose("heavenly")).status).toBe(400);
  expect((await send("/sandbox/shell?page=<script>")).status).toBe(200);
});
