import { cspReportRoutes } from "./csp-reports.ts";
import { createLog } from "./log.ts";

let lines: string[];
beforeEach(() => {
  lines = [];
});

const routes = () => cspReportRoutes(createLog((line) => lines.push(line)));
const post = (body: unknown, app = routes()) =>
  app.request("/csp-reports", { method: "POST", body: JSON.stringify(body) });
const logged = () => lines.map((line) => JSON.parse(line));

const report = (blockedURL: string) => ({
  type: "csp-violation",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL,
    documentURL: "https://stays.example/en/stays?gc-1-adults=2",
    sourceFile: "https://stays.example/assets/js/main.js",
  },
});

test("a violation is logged with the page, without what somebody searched for", async () => {
  expect((await post([report("https://evil.example/x.js?id=1")])).status).toBe(204);
  expect(logged()).toMatchObject([
    {
      level: "warn",
      directive: "script-src-elem",
      blocked: "https://evil.example/x.js",
      page: "https://stays.example/en/stays",
    },
  ]);
});

test("browsers without the Reporting API are understood", async () => {
  const old = {
    "violated-directive": "img-src",
    "blocked-uri": "data",
    "document-uri": "https://stays.example/sv",
  };
  await post({ "csp-report": old });
  expect(logged()).toMatchObject([
    { directive: "img-src", blocked: "data", page: "https://stays.example/sv" },
  ]);
});

test("a report fills the log neither by its length, nor by its number, nor by its kind", async () => {
  await post([report("x".repeat(5_000))]);
  expect(logged()[0].blocked).toHaveLength(200);
  lines = [];
  await post(Array.from({ length: 30 }, () => report("inline")));
  expect(lines).toHaveLength(10);
  lines = [];
  await post([{ type: "deprecation", body: {} }, 7, null]);
  await post("text");
  expect((await post([report("x".repeat(20_000))])).status).toBe(413);
  expect(lines).toEqual([]);
});
