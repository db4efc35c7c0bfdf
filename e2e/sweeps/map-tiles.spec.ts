import { expect, test } from "../support/journey.ts";
import { weekForTwo } from "../support/stay-dates.ts";
import { EN } from "../support/world.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const service = (name: string, key: string) => ({
  name,
  key,
  url: `https://${name.toLowerCase()}.tiles.example/{z}/{x}/{y}.png?key={key}`,
});

test("MP-06 the site's own tiles first, then two other services, each with its key", async ({
  page,
  settings,
  quiet,
}) => {
  quiet.allow(/tiles\.example/);
  await settings.change({
    map: {
      extraTileServices: [service("Terrain", "k 1"), service("Satellite", "k2")],
    },
  });
  await page.route("https://*.tiles.example/**", (route) =>
    route.fulfill({ body: PIXEL, contentType: "image/png" }),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${EN}/stays${weekForTwo()}`);
  const kinds = page.getByRole("region", { name: "Map" }).getByRole("group", { name: "Map type" });
  await expect(kinds.getByRole("radio")).toHaveCount(3);
  await expect(kinds.getByRole("radio", { name: "Map" })).toBeChecked();
  const tile = page.waitForResponse(/terrain\.tiles\.example\/\d+\/\d+\/\d+\.png\?key=k%201$/);
  await kinds.getByText("Terrain").click();
  expect((await tile).status()).toBe(200);
  await expect(kinds.getByRole("radio", { name: "Terrain" })).toBeChecked();
  const other = page.waitForResponse(/satellite\.tiles\.example/);
  await kinds.getByText("Satellite").click();
  await other;
});
