import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import example from "../../settings/site-settings.example.json";
import { cspReportRoutes } from "../observability/csp-reports.ts";
import { createLog } from "../observability/log.ts";
import { observeRequests } from "../observability/observe-requests.ts";
import { problemRoutes } from "../observability/problems.ts";
import { readSettings } from "../settings/read-document.ts";
import { contentSecurityPolicy, nonceSources } from "./content-security-policy.ts";

const EARLIER = path.join(__dirname, "../settings/earlier-documents");
const page = readFileSync(path.join(__dirname, "../../../docs/privacy.md"), "utf8");

/** The names that a section of docs/privacy.md lists. */
function readListed(section: string): readonly string[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name).sort();
}

/** Settings of every version, and those that no example of a version has. */
const documents = [
  ...readdirSync(EARLIER).map((file) => readFileSync(path.join(EARLIER, file), "utf8")),
  JSON.stringify({
    ...example,
    upsell: { recommend: { backgroundImage: "https://a.example/photo.jpg" } },
    map: {
      ...example.map,
      extraTileServices: [{ name: "Satellite", url: "https://a.example/{key}", key: "k" }],
    },
    brand: { fonts: { display: { name: "Display", address: "https://a.example/display.woff2" } } },
    telemetry: { endpoint: "https://a.example/v1/logs" },
  }),
];

/** The same settings with each address on a server of its own, which has the name of the setting. */
function withNamedServers<T>(value: T, name: string): T;
function withNamedServers(value: unknown, name: string): unknown {
  if (typeof value === "string") return value.replace(/^https?:\/\/[^/]+/, `https://${name}`);
  if (Array.isArray(value)) return value.map((one) => withNamedServers(one, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withNamedServers(one, name ? `${name}.${key}` : key)]),
  );
}

test("the content security policy allows the servers that docs/privacy.md lists, and no other", () => {
  const servers = documents.flatMap((document) => {
    const { language } = JSON.parse(document);
    const reading = readSettings(document, language);
    if (!("settings" in reading)) throw new Error("the settings are invalid");
    const settings = withNamedServers(reading.settings, "");
    const policy = contentSecurityPolicy(
      {
        ...settings,
        video: { allowedHosts: ["video.allowedHosts"] },
        analytics: {
          ...settings.analytics,
          scriptHosts: ["analytics.scriptHosts"],
          dataHosts: ["analytics.dataHosts"],
        },
      },
      nonceSources("n0nce"),
    );
    return [...policy.matchAll(/https:\/\/([\w.]+)/g)].map(([, server = ""]) => server.toLowerCase());
  });
  const listed = readListed("Other servers").map((name) => name.replace("[]", "").toLowerCase());
  expect([...new Set(servers)].sort()).toEqual(listed.sort());
});

test("the log has the fields of a visitor that docs/privacy.md lists, and no other", async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const app = new Hono()
    .use(observeRequests({ answered: () => {} }, log))
    .route("/", cspReportRoutes(log))
    .route(
      "/",
      problemRoutes(log, () => {}),
    );
  const post = (address: string, body: unknown) =>
    app.request(address, {
      method: "POST",
      headers: { "user-agent": "Browser" },
      body: JSON.stringify(body),
    });
  const remote = { remote: "mf-cart", release: "1.0.0", route: "/en/stays" };
  await post("/log", { ...remote, operation: "load", message: "timed out", stack: "at a" });
  await post("/log", { ...remote, kind: "slow-load", module: "./slots", ms: 1 });
  await post("/log", { ...remote, kind: "slow-interaction", target: "a", script: "b", ms: 1 });
  await post("/csp-reports", { "csp-report": { "effective-directive": "img-src" } });
  const fields = lines.flatMap((line) => Object.keys(JSON.parse(line)));
  expect([...new Set(fields)].sort()).toEqual(readListed("Log"));
});
