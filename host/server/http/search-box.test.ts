import { openTestHost, type TestHost } from "../testing/test-host.fixture.ts";

let site: TestHost;
beforeAll(async () => {
  site = await openTestHost();
});
afterAll(() => site.close());

/** The options that a script passes to the box. */
async function readOptions(script: string): Promise<unknown> {
  const [, options = ""] = /defineStaysSearch\((\{.*\})\)\}\)\(\)$/s.exec(script) ?? [];
  return JSON.parse(options);
}

test("the search box of a language has its settings, and other sites may load it", async () => {
  const wording = { searchStays: 'Boka "fjäll"</script>' };
  await site.writeSettings("sv", { texts: wording, brand: { colours: { action: "#16497a" } } });
  const app = await site.open({});
  const response = await app.request("/sv/stays-search.js");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await readOptions(await response.text())).toMatchObject({
    results: "https://stays.example/sv/stays",
    language: "sv",
    action: "#16497a",
    categories: expect.arrayContaining([{ id: 12, name: "Cabin" }]),
    texts: { ...wording, arrival: "Ankomst", ageOfChild: "Ålder på barn {{n}}" },
  });
});

test("a language that the site has not has no search box", async () => {
  const app = await site.open({});
  expect((await app.request("/fi/stays-search.js")).status).toBe(404);
});
