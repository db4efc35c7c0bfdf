/** The request for further pages of a search. */
const NEXT_PAGE = "**/availability/accommodation/get?*";

/** Side of the square over which the stays are spread, in degrees. */
const SPREAD = 1.6;

/**
 * A copy of a stay with its own id, its own position, and pictures that the browser has not loaded yet.
 *
 * @param {{ Name: string, Content: { Images: { Uri: string }[] } }} stay in Galaxy's format
 * @param {number} index
 * @param {number} side
 */
function copyOf(stay, index, side) {
  const position = {
    Latitude: 61 + (SPREAD * (index % side)) / side,
    Longitude: 12.4 + (SPREAD * Math.floor(index / side)) / side,
  };
  const id = `cbis:${900_000 + index}`;
  const images = stay.Content.Images.map((image) => ({ ...image, Uri: `${image.Uri}?copy=${index}` }));
  return {
    ...stay,
    Id: id,
    Name: `${stay.Name} ${index}`,
    Content: { ...stay.Content, Id: id, Position: position, Images: images },
  };
}

/**
 * Fills the second page of the search until `total` stays are loaded with the first. Its stays are copies of
 * real ones, because no world of the mock has as many.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @param {number} total
 * @param {number} firstPage stays that the first page has
 */
export async function bringMany(page, total, firstPage) {
  const side = Math.ceil(Math.sqrt(total));
  await page.route(NEXT_PAGE, async (route) => {
    const answer = await (await route.fetch()).json();
    const models = answer.Accommodations;
    const stays = Array.from({ length: total - firstPage }, (_, index) =>
      copyOf(models[index % models.length], index, side),
    );
    await route.fulfill({ json: { ...answer, Accommodations: stays, TotalResults: total } });
  });
}

/**
 * Removes the request handler. While it is active, every picture goes through this process and the browser
 * caches none.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 */
export const letGo = (page) => page.unroute(NEXT_PAGE);
