import { Hono } from "hono";
import { isScenarioName } from "../scenarios/scenario.ts";
import type { Stage } from "../scenarios/stage.ts";
import type { Destination } from "../world/destinations/destination.ts";
import { shellPage, shellWidths } from "./shell-page.ts";
import { shellAddress, shellPages } from "./shell-pages.ts";
import { SHELL_SCRIPT, SHELL_STYLE } from "./shell-style.ts";

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
} as const;

type ShellForm = Readonly<Record<string, unknown>>;

/** Keeps the known values of a request and replaces the others with defaults. */
function choiceOf({ page, language, width }: ShellForm, { languages }: Destination) {
  const known = languages.find(({ prefix }) => prefix === language);
  const english = languages.find(({ code }) => code === "en");
  return {
    page: typeof page === "string" && Object.hasOwn(shellPages, page) ? page : "results",
    language: (known ?? english ?? languages[0])?.prefix ?? "",
    width: typeof width === "string" && Object.hasOwn(shellWidths, width) ? width : "wide",
  };
}

/**
 * `/sandbox/shell`: every page of the site in every scenario, language and width. The scenario applies to the
 * whole mock, so it also affects calls by the site's server.
 *
 * @param destination its languages can be chosen
 * @param today day number at the destination
 */
export function shellApp(stage: Stage, destination: Destination, today: () => number): Hono {
  const app = new Hono();
  app.get("/shell", async (context) => {
    const choice = choiceOf(context.req.query(), destination);
    const page = shellPages[choice.page];
    if (!page) return context.notFound();
    const address = shellAddress(page, choice.language, today());
    return context.html(
      await shellPage({ ...choice, scenario: stage.current(), address }, destination),
      200,
      HEADERS,
    );
  });
  app.post("/shell", async (context) => {
    const form = await context.req.parseBody();
    if (!isScenarioName(form.scenario)) return context.text("There is no such scenario.", 400);
    stage.choose(form.scenario);
    return context.redirect(`/sandbox/shell?${new URLSearchParams(choiceOf(form, destination))}`, 303);
  });
  app.get("/shell.css", (context) => context.body(SHELL_STYLE, 200, { "Content-Type": "text/css" }));
  app.get("/shell.js", (context) => context.body(SHELL_SCRIPT, 200, { "Content-Type": "text/javascript" }));
  return app;
}
