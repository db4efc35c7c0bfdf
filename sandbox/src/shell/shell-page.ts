import { html } from "hono/html";
import { type ScenarioName, scenarios } from "../scenarios/scenario.ts";
import type { Destination } from "../world/destinations/destination.ts";
import { shellPages } from "./shell-pages.ts";

/** Design widths in CSS pixels; null = the full width. */
export const shellWidths: Readonly<Record<string, number | null>> = {
  wide: null,
  "1440": 1440,
  "768": 768,
  "390": 390,
  "320": 320,
};

/** The current choice. */
export interface ShellChoice {
  readonly page: string;
  /** Prefix of its language. */
  readonly language: string;
  readonly scenario: ScenarioName;
  readonly width: string;
  /** URL of the page. */
  readonly address: string;
}

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
export function shellPage(choice: ShellChoice, { languages: spoken }: Destination) {
  const { page, language, scenario, width, address } = choice;
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
