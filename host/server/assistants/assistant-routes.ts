import { Hono } from "hono";
import { visitorKey } from "../http/request-source.ts";
import { createRateLimit } from "../observability/rate-limit.ts";
import type { AssistantOptions } from "./mcp-app.ts";

const DAY = { "cache-control": "public, max-age=86400" };
const ABOUT = "Stays, dates, prices, activities and transport. Nothing is booked.";
const QUERIES = ["A cabin for a family with a sauna", "When are the lowest prices in February?"];

/**
 * Serves assistants at `/{lang}/mcp` (Model Context Protocol), and what names that address to them, for the languages
 * whose settings say `assistants`. The protocol's code is loaded with the first request.
 */
export function assistantRoutes(options: AssistantOptions): Hono {
  const { settings, siteOrigin, hostVersion: version } = options;
  // Requests a minute of one network, and of all; one question of a traveller takes three to ten.
  const allows = createRateLimit(120, 2_400);
  let loading: Promise<Hono> | null = null;
  const load = () => import("./mcp-app.ts").then(({ createMcpApp }) => createMcpApp(options));
  async function listServers() {
    await settings.refresh();
    const documents = settings.prefixes().flatMap((prefix) => settings.get(prefix) ?? []);
    const served = documents.filter(({ assistants }) => assistants);
    return served.map(({ name, language }) => ({ name, language, url: `${siteOrigin}/${language}/mcp` }));
  }
  return new Hono()
    .all("/:language/mcp", async (context, next) => {
      const servers = await listServers();
      if (!servers.some(({ language }) => language === context.req.param("language"))) return next();
      if (!allows(visitorKey(context)))
        return context.text("Too many requests: try again in a minute.", 429, { "retry-after": "60" });
      loading ??= load();
      return (await loading).fetch(context.req.raw);
    })
    .get("/.well-known/ai-catalog.json", async (context, next) => {
      const entries = (await listServers()).map(({ name, language, url }) => ({
        identifier: `urn:air:${new URL(siteOrigin).hostname}:mcp:stays-${language}`,
        displayName: `${name} (${language})`,
        type: "application/mcp-server-card+json",
        description: ABOUT,
        representativeQueries: QUERIES,
        data: { name, version, remotes: [{ type: "streamable-http", url }] },
      }));
      return entries.length > 0 ? context.json({ specVersion: "1.0", entries }, 200, DAY) : next();
    })
    .get("/llms.txt", async (context, next) => {
      const servers = await listServers();
      const lines = servers.map(
        ({ language, url }) => `- [Model Context Protocol (${language})](${url}): ${ABOUT}`,
      );
      return servers[0] ? context.text(`# ${servers[0].name}\n\n${lines.join("\n")}\n`, 200, DAY) : next();
    });
}
