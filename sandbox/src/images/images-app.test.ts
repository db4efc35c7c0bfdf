import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { imagesApp } from "./images-app.ts";

describe("the image host", () => {
  let cacheFolder = "";
  beforeEach(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), "pictures-"));
  });
  afterEach(() => rm(cacheFolder, { recursive: true }));

  const address = "/img/cabin-winter-dusk-1.jpg";
  const ask = async (path: string) => imagesApp({ cacheFolder }).request(path);
  const readSize = async (response: Response) => {
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { width, height, format };
  };

  test.each([
    ["width=200&height=200&crop=auto", 200, 200],
    ["width=320&fitaspect=true", 320, 180],
    ["height=90&fitaspect=true", 160, 90],
    ["width=2000&height=1000&crop=auto&scale=downscaleonly", 1600, 800],
    ["width=1600&height=900&crop=auto&scale=downscaleonly", 1600, 900],
    ["width=abc", 1600, 900],
  ])("ST-03 %s answers %i × %i", async (query, width, height) => {
    expect(await readSize(await ask(`${address}?${query}`))).toEqual({ width, height, format: "webp" });
  });

  test.each([
    "/img/castle-winter-day-1.jpg",
    "/img/cabin-winter-day-99.jpg",
    "/img/..%2fcabin-winter-day-1.jpg",
    "/x",
  ])("ST-04 %s is not found", async (path) => expect((await ask(path)).status).toBe(404));

  test("the same picture requested twice at once is stored once", async () => {
    const app = imagesApp({ cacheFolder });
    const [one, other] = await Promise.all([
      app.request(`${address}?width=64`),
      app.request(`${address}?width=64`),
    ]);
    expect(await one?.arrayBuffer()).toEqual(await other?.arrayBuffer());
    const files = (await readdir(cacheFolder, { recursive: true })).filter((name) => name.endsWith(".webp"));
    expect(files).toHaveLength(1);
  });
});
