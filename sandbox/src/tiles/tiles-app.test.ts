import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { destinations } from "../world/destinations.ts";
import { tilesApp } from "./tiles-app.ts";

describe("the tile server", () => {
  let cacheFolder = "";
  beforeEach(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), "tiles-"));
  });
  afterEach(() => rm(cacheFolder, { recursive: true }));

  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test.each([
    [3, 4, 2],
    [18, 140640, 74400],
  ])("MP-06 zoom %i has tiles", async (z, x, y) => {
    const response = await tilesApp(destinations.hallefjall, cacheFolder).request(`/${z}/${x}/${y}.png`);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(await sharp(await bytes(response)).metadata()).toMatchObject({ width: 256, height: 256 });
  });

  test.each(["/2/0/0.png", "/19/0/0.png", "/8/256/0.png", "/8/0/256.png", "/8/a/0.png", "/8/0/0.jpg"])(
    "MP-06 %s is not on the map",
    async (path) =>
      expect((await tilesApp(destinations.hallefjall, cacheFolder).request(path)).status).toBe(404),
  );

  test("a tile is the same from disk and rendered again", async () => {
    const app = tilesApp(destinations.hallefjall, cacheFolder);
    const image = await bytes(await app.request("/8/137/72.png"));
    expect(await bytes(await app.request("/8/137/72.png"))).toEqual(image);
    await rm(cacheFolder, { recursive: true });
    expect(await bytes(await app.request("/8/137/72.png"))).toEqual(image);
  });
});
