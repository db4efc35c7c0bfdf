import { week } from "../bench/week.mjs";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Page} Page */
/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Route} Route */

const SEARCH = "**/availability/accommodation?*";
const LONG_NAME =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft by the lake ";

/** @param {Page} page */
const quiet = (page) => page.waitForLoadState("networkidle");

/**
 * Answers searches with `answer`, and changes the sort order of the list to trigger one.
 *
 * @param {(route: Route) => unknown} answer
 */
const askedAnew = (answer) => async (/** @type {Page} */ page) => {
  await quiet(page);
  await page.route(SEARCH, async (route) => void (await answer(route)));
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name, Z to A");
};

/** @param {(answer: { Accommodations: Record<string, unknown>[], TotalResults: number }) => unknown} change */
const changed = (change) => async (/** @type {Route} */ route) => {
  const answer = await (await route.fetch()).json();
  await route.fulfill({ json: change(answer) });
};

/**
 * The states in which the results are drawn, each with the steps that set it up and wait for it.
 *
 * @type {readonly { name: string, address: string, bring: (page: Page) => Promise<void> }[]}
 */
export const resultStates = [
  { name: "loaded", address: `/en/stays${week}`, bring: quiet },
  {
    name: "dark",
    address: `/en/stays${week}`,
    bring: async (page) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await quiet(page);
    },
  },
  { name: "without-dates", address: "/en/stays", bring: quiet },
  {
    name: "loading",
    address: `/en/stays${week}`,
    bring: async (page) => {
      await askedAnew(() => {})(page);
      await page.getByText("Loading stays").first().waitFor({ state: "attached" });
    },
  },
  {
    name: "empty",
    address: `/en/stays${week}`,
    bring: async (page) => {
      await askedAnew(changed((answer) => ({ ...answer, Accommodations: [], TotalResults: 0 })))(page);
      await page.getByText("Nearby dates with stays").waitFor();
    },
  },
  {
    name: "failed",
    address: `/en/stays${week}`,
    bring: async (page) => {
      await askedAnew((route) => route.abort())(page);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "long-texts",
    address: `/en/stays${week}`,
    bring: async (page) => {
      const name = LONG_NAME.repeat(2);
      await askedAnew(
        changed((answer) => ({
          ...answer,
          Accommodations: answer.Accommodations.map((stay) => ({ ...stay, Name: name })),
        })),
      )(page);
      await page.getByRole("heading", { name: LONG_NAME }).first().waitFor();
      await quiet(page);
    },
  },
];
