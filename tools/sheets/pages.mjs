import { week } from "../bench/week.mjs";

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Page} Page */

/**
 * A page of the sheets.
 *
 * @typedef {object} SheetPage
 * @property {string} name of its drawing and its sheets
 * @property {string} address
 * @property {readonly number[]} [widths] in which it exists; all by default
 * @property {(page: Page) => Promise<unknown>} [open] opens what the sheet shows over the page
 */

const village = `/en/stays/village/2001/name${week}`;
const hotel = `/en/stays/hotel/4001/name${week}`;

/** @param {Page} page @param {string | RegExp} name */
const click = (page, name) => page.getByRole("button", { name }).first().click();

/** @param {Page} page */
async function addRoom(page) {
  await click(page, "Add one Double room");
  await page
    .getByRole("region", { name: "Your stay" })
    .getByText(/1 room/)
    .waitFor();
}

/** @param {Page} page */
async function addCabin(page) {
  await click(page, "Choose rate");
  await page.getByRole("dialog").getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("dialog", { name: "Extras" }).waitFor();
}

/** @param {Page} page */
async function openBasket(page) {
  await addCabin(page);
  await page.getByRole("dialog", { name: "Extras" }).getByRole("button", { name: "Skip" }).click();
  await page.goto(page.url().replace(/\/online.*|\/stays.*/, `/stays${week}`));
  await click(page, /^Basket, 1 item/);
  await page.getByRole("dialog").getByRole("link", { name: "Go to basket" }).waitFor();
}

/** @type {readonly SheetPage[]} */
export const sheetPages = [
  { name: "results", address: `/en/stays${week}` },
  {
    name: "results-search",
    address: `/en/stays${week}`,
    open: (page) => click(page, /^(Change search|Arrival)/),
  },
  {
    name: "results-map",
    address: `/en/stays${week}`,
    open: async (page) => {
      const isNarrow = (page.viewportSize()?.width ?? 0) < 1100;
      if (isNarrow) await click(page, /^Show map$/);
    },
  },
  { name: "village", address: village },
  { name: "hotel", address: hotel },
  {
    name: "hotel-sheet",
    address: hotel,
    widths: [390],
    open: async (page) => {
      await addRoom(page);
      await page.getByRole("region", { name: "Your stay" }).getByRole("button").click();
    },
  },
  { name: "room", address: `/en/stays/hotel/4001/name/5001${week}` },
  { name: "gallery", address: village, open: (page) => click(page, /^Open photo 1 /) },
  { name: "packages", address: `/en/stays/packages${week}` },
  { name: "extras-modal", address: village, open: addCabin },
  { name: "basket-panel", address: village, open: openBasket },
  { name: "upsell-day", address: `/en/stays/upsell/days${week}` },
  { name: "upsellcategory", address: `/en/stays/upsell/categories${week}` },
  { name: "upsellrecommend", address: `/en/stays/upsell/recommend${week}&ba=1001` },
  { name: "upselltransport", address: `/en/stays/upsell/transport${week}` },
  {
    name: "transport-modal",
    address: `/en/stays/upsell/transport${week}`,
    open: (page) => click(page, /^Book now/),
  },
];

/** The pages whose drawing is a document of docs/design; of the others only a picture exists. */
export const drawnPages = [
  "gallery",
  "packages",
  "room",
  "upsellcategory",
  "upsellrecommend",
  "upselltransport",
];
