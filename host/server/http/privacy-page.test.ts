import { readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import example from "../../settings/site-settings.example.json";
import { cspReportRoutes } from "../observability/csp-reports.ts";
import { createLog } from "../observability/log.ts";
import { observeRequests } from "../observability/observe-requests.ts";
import { problemRoutes } from "../observability/problems.ts";
import { readDocument } from "../settings/read-document.ts";
import { contentSecurityPolicy, nonceSources } from "./content-security-policy.ts";

const page = readFileSync(path.join(__dirname, "../../../docs/privacy.md"), "utf8");

/** The names that a section of docs/privacy.md lists. */
function listedIn(section: string): readonly string[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "";
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = ""]) => name).sort();
}

/** Settings whose addresses are each on a server of its own, which has the name of the setting. */
const named = {
  ...example,
  hosts: {
    imageBaseUrl: "https://hosts.imageBaseUrl",
    flagUrl: "https://hosts.flagUrl/{countryCode}.svg",
  },
  online: { baseUrl: "https://online.baseUrl" },
  map: {
    ...example.map,
    tileUrl: "https://map.tileUrl/{z}/{x}/{y}.png",
    extraTileServices: [{ name: "Satellite", url: "https://map.extraTileServices.url/{key}", key: "k" }],
  },
  upsell: {
    ...example.upsell,
    recommend: { backgroundImage: "https://upsell.recommend.backgroundImage/photo.jpg" },
  },
  telemetry: { endpoint: "https://telemetry.endpoint/v1/logs" },
  video: { allowedHosts: ["video.allowedHosts"] },
};

test("the content security policy allows the servers that docs/privacy.md lists, and no other", () => {
  const reading = readDocument(JSON.stringify(named), "en");
  if (!("settings" in reading)) throw new Error("the settings are invalid");
  const policy = contentSecurityPolicy(reading.settings, nonceSources("n0nce"));
  const servers = [...policy.matchAll(/https:\/\/([\w.]+)/g)].map(([, server = ""]) => server);
  const listed = listedIn("Other servers").map((name) => name.replace("[]", "").toLowerCase());
  expect([...new Set(servers.map((server) => server.toLowerCase()))].sort()).toEqual(listed);
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
  expect([...new Set(fields)].sort()).toEqual(listedIn("Log"));
});
