import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Page } from "@playwright/test";
import { weekForTwo } from "../support/stay-dates.ts";
import { expect, test } from "../support/test.ts";
import { type Language, languages, speaking } from "../support/words.ts";
import { findLanguage, findPath } from "../support/world.ts";

interface Item {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly price?: string;
  readonly priceFor?: string;
  readonly conditions?: string;
}

interface Answer {
  readonly total: number;
  readonly items: readonly Item[];
  readonly notUnderstood?: readonly string[];
  readonly links: Readonly<Record<string, string>>;
}

async function connect(origin: string, language: Language) {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}${findPath(language)}/mcp`)));
  const ask = async (name: string, input: object): Promise<Answer> => {
    const result = await client.callTool({ name, arguments: { ...input } });
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
    return result.structuredContent as unknown as Answer;
  };
  return { client, ask };
}

/** The number in a price, whatever writes its spaces. */
const digits = (price: string | null | undefined) => price?.replace(/\D/g, "") ?? "none";

/** Adds the unit of a page to the basket, at its first rate if it has several. */
async function addUnit(page: Page, language: Language) {
  const readText = speaking(language);
  const choose = readText("property", "Choose rate");
  const add = readText("mf-cart", "Add to cart");
  const button = page
    .getByRole("button", { name: choose })
    .or(page.getByRole("button", { name: add }))
    .first();
  const hasRates = (await button.textContent()) === choose;
  await button.click();
  if (hasRates) await page.getByRole("dialog").getByRole("button", { name: add }).first().click();
  const extras = page.getByRole("dialog", { name: readText("mf-cart", "Extras"), exact: true });
  await expect(extras.getByText(readText("mf-cart", "Added to your basket"))).toBeVisible();
}

for (const [index, language] of languages.entries())
  test(`an assistant finds a cabin for a family in ${language}, and the traveller books it by the link`, async ({
    page,
    site,
    settings,
  }) => {
    await settings.change({ assistants: true });
    const { client, ask } = await connect(site.address, language);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_stays",
      "get_stay",
      "find_dates",
      "find_activities",
      "find_transport",
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const week = new URLSearchParams(weekForTwo(20 + index));
    const [arrival, departure] = [week.get("start") ?? "", week.get("end") ?? ""];
    const stay = { arrival, departure, rooms: [{ adults: 2, childrenAges: [7, 4] }] };
    const found = await ask("search_stays", { ...stay, order: "Price-Asc", facilities: ["teleporter"] });
    expect(found.items.length).toBeLessThanOrEqual(10);
    expect(found.notUnderstood?.[0]).toContain("teleporter");

    await page.goto(found.links.results ?? "");
    const card = page.getByRole("article").first();
    await expect(card).toContainText(found.items[0]?.name ?? "nothing");
    expect(digits(await card.textContent())).toContain(digits(found.items[0]?.price));

    const village = found.items.find(({ url }) => url.includes("/village/"));
    const details = await ask("get_stay", { stay: village?.id, ...stay });
    const [unit] = details.items;
    expect(unit?.conditions).not.toContain("<");
    await page.goto(unit?.url ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(unit?.name ?? "nothing");
    await addUnit(page, language);

    const dates = await ask("find_dates", { month: arrival.slice(0, 7), stay: village?.id });
    expect(dates.items.length).toBeGreaterThan(0);
    for (const tool of ["find_activities", "find_transport"]) {
      const day = await ask(tool, { day: arrival });
      expect(day.items.length).toBeGreaterThan(0);
      await page.goto(day.links.day ?? "");
      await expect(
        page.getByRole("heading", { name: day.items[0]?.name ?? "nothing", exact: true }),
      ).toBeVisible();
    }
    await client.close();
  });

test("assistants get errors that say what to change, and nothing while the settings are off", async ({
  mock,
  page,
  request,
  site,
  settings,
}) => {
  const { prefix } = findLanguage("en");
  const url = `${site.address}/${prefix}/mcp`;
  const send = (data: unknown, headers = {}) =>
    request.post(url, { data, headers: { accept: "application/json, text/event-stream", ...headers } });
  expect((await send({})).status()).toBe(405);
  expect((await request.get(`${site.address}/llms.txt`, { maxRedirects: 0 })).status()).not.toBe(200);
  await settings.change({ assistants: true });
  expect((await send([{ jsonrpc: "2.0", id: 1, method: "ping" }])).status()).toBe(400);
  expect((await send({ more: "x".repeat(70_000) })).status()).toBe(413);
  expect((await send({}, { origin: "https://evil.example" })).status()).toBe(403);
  expect(await (await request.get(`${site.address}/llms.txt`)).text()).toContain(url);
  const catalog = await (await request.get(`${site.address}/.well-known/ai-catalog.json`)).json();
  expect(JSON.stringify(catalog)).toContain(url);
  await page.goto(`/${prefix}/stays`);
  await expect(page.locator("link[rel=ai-catalog]")).toHaveAttribute("href", /ai-catalog/);
  await expect(page.locator("form[toolname] [toolparamdescription]").first()).toBeAttached();

  const { client } = await connect(site.address, "en");
  const fail = async (input: object) => {
    const result = await client.callTool({ name: "search_stays", arguments: { ...input } });
    expect(result.isError).toBe(true);
    return JSON.stringify(result.content);
  };
  expect(await fail({ arrival: "2020-01-01", departure: "2020-01-08" })).toContain("Change the days");
  expect(await fail({ arrival: "soon" })).toContain("arrival");
  expect(await fail({ rooms: [{ adults: 0 }] })).toContain("Change");
  await mock.orderFault({ operation: "searchAccommodation", kind: "code", code: 17 });
  const week = new URLSearchParams(weekForTwo(23));
  expect(await fail({ arrival: week.get("start"), departure: week.get("end") })).toContain("refused");
  await client.close();
});
