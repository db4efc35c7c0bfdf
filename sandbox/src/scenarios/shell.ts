import { linkTo, type RouteName, type RouteParams } from "@stays/routes";
import { Hono } from "hono";
import { html } from "hono/html";
import { dayText } from "../world/day.ts";
import type { Destination } from "../world/destination.ts";
import { special } from "../world/special-cases.ts";
import { isScenarioName, type ScenarioName, type Stage, scenarios } from "./scenario.ts";

/** A page of the site, with an item of the destination that has content for it. */
interface ShellPage {
  readonly title: string;
  readonly route: RouteName;
  readonly params?: RouteParams;
}

const of = (id: number, detailId?: number): RouteParams => ({
  id: String(id),
  name: "name",
  ...(detailId === undefined ? {} : { detailId: String(detailId) }),
});

/** Every page of the site, by the name that the shell's URLs use. */
const shellPages: Readonly<Record<string, ShellPage>> = {
  results: { title: "Search and results", route: "stayslist" },
  "cabin-detail": { title: "Cabin", route: "cabindetail", params: of(special.lodge) },
  village: { title: "Village", route: "village", params: of(special.village) },
  cabin: {
    title: "Cabin of a village",
    route: "cabin",
    params: of(special.village, special.cabinWithAllAgreements),
  },
  hotel: { title: "Hotel", route: "hotel", params: of(special.hotel) },
  "hotel-detail": { title: "Hotel, in detail", route: "hoteldetail", params: of(special.hotel) },
  room: { title: "Room", route: "room", params: of(special.hotel, special.nearlySoldOutRoom) },
  hostel: { title: "Hostel", route: "hotel", params: of(special.hostel) },
  "property-packages": {
    title: "Packages of a property",
    route: "packagepage",
    params: { id: String(special.hotel) },
  },
  packages: { title: "All packages", route: "packagespage" },
  "activities-by-day": { title: "Activities by day", route: "upsellday" },
  "activities-by-category": { title: "Activities by category", route: "upsellcategory" },
  "activities-recommended": { title: "Recommended activities", route: "upsellrecommend" },
  transport: { title: "Transport", route: "upselltransport" },
  trip: { title: "Your trip", route: "trip" },
};

const AHEAD = 70;
const NIGHTS = 7;

/**
 * Returns the URL of a page, for two adults in a week of the season.
 *
 * @param today day number at the destination
 */
function shellAddress(page: ShellPage, language: string, today: number): string {
  const search = new URLSearchParams({
    start: dayText(today + AHEAD),
    end: dayText(today + AHEAD + NIGHTS),
    rooms: "1",
    "gc-1-adults": "2",
  });
  return linkTo(language, { route: page.route, search, ...(page.params ? { params: page.params } : {}) });
}

/** Design widths in CSS pixels; null = the full width. */
const shellWidths: Readonly<Record<string, number | null>> = {
  wide: null,
  "1440": 1440,
  "768": 768,
  "390": 390,
  "320": 320,
};

type Option = readonly [value: string, title: string];

function select(name: string, label: string, options: readonly Option[], chosen: string) {
  return html`<p>
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(
        ([value, title]) =>
          html`<option value="${value}" ${value === chosen ? "selected" : ""}>${title}</option>`,
      )}
    </select>
  </p>`;
}

/**
 * The shell: a page of the site in a frame, with the choices around it. The choices are a form that the
 * script submits. Autocomplete is off, because the script would take values restored by the browser for a
 * choice.
 */
function shellPage(
  { page, language, width }: ReturnType<typeof parseForm>,
  scenario: ScenarioName,
  address: string,
  { languages: spoken }: Destination,
) {
  const pages = Object.entries(shellPages).map(([name, { title }]): Option => [name, title]);
  const named = Object.entries(scenarios).map(([name, { title }]): Option => [name, title]);
  const widths = Object.entries(shellWidths).map(
    ([name, pixels]): Option => [name, pixels === null ? "As wide as the window" : `${pixels} px`],
  );
  const languages = spoken.map(({ prefix }): Option => [prefix, prefix]);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Scenarios · Stays</title>
    <link rel="stylesheet" href="/sandbox/shell.css" />
    <script src="/sandbox/shell.js" defer></script>
  </head>
  <body>
    <header>
      <h1>Scenarios</h1>
      <form method="post" action="/sandbox/shell" autocomplete="off">
        ${select("page", "Page", pages, page)}
        ${select("scenario", "Scenario", named, scenario)}
        ${select("language", "Language", languages, language)}
        ${select("width", "Width", widths, width)}
        <button>Show</button>
        <a href="${address}" target="_blank">Open alone</a>
      </form>
    </header>
    <main><iframe title="The page" src="${address}" data-width="${width}"></iframe></main>
  </body>
</html>`;
}

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
} as const;

type ShellForm = Readonly<Record<string, unknown>>;

/** Keeps the known values of a request and replaces the others with defaults. */
function parseForm({ page, language, width }: ShellForm, { languages }: Destination) {
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
    const choice = parseForm(context.req.query(), destination);
    const page = shellPages[choice.page];
    if (!page) return context.notFound();
    const address = shellAddress(page, choice.language, today());
    return context.html(await shellPage(choice, stage.current(), address, destination), 200, HEADERS);
  });
  app.post("/shell", async (context) => {
    const form = await context.req.parseBody();
    if (!isScenarioName(form.scenario)) return context.text("There is no such scenario.", 400);
    stage.choose(form.scenario);
    return context.redirect(`/sandbox/shell?${new URLSearchParams(parseForm(form, destination))}`, 303);
  });
  app.get("/shell.css", (context) => context.body(SHELL_STYLE, 200, { "Content-Type": "text/css" }));
  app.get("/shell.js", (context) => context.body(SHELL_SCRIPT, 200, { "Content-Type": "text/javascript" }));
  return app;
}

const widths = Object.entries(shellWidths)
  .map(([name, pixels]) => `iframe[data-width="${name}"]{width:${pixels === null ? "100%" : `${pixels}px`}}`)
  .join("");

/** The shell's own stylesheet: plain, so that nobody takes the shell for the product. */
const SHELL_STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:15px/1.4 system-ui,sans-serif;color:#14251e;background:#e7ebe8}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem 1rem;background:#fff;border-bottom:1px solid #b9c5bd}
h1{font-size:1rem;margin:0}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
p{display:flex;gap:.4rem;align-items:center;margin:0}
select,button{font:inherit;min-height:2.25rem;padding:0 .6rem;border:1px solid #6d7d73;border-radius:4px;background:#fff;color:inherit}
:focus-visible{outline:3px solid #1f6f4a;outline-offset:2px}
main{flex:1;display:flex;justify-content:safe center;overflow:auto;padding:1rem}
iframe{flex:none;max-width:none;min-height:calc(100vh - 6rem);border:1px solid #b9c5bd;background:#fff}
${widths}`;

/**
 * Submits the form on every change, also for a change before the script loaded. The button serves visitors
 * without scripts.
 */
const SHELL_SCRIPT = `"use strict";
const form = document.querySelector("form");
form.addEventListener("change", () => form.requestSubmit());
const chosen = [...form.querySelectorAll("option")].some((option) => option.selected !== option.defaultSelected);
if (chosen) form.requestSubmit();
`;
