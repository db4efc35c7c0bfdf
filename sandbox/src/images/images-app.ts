import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { encodePicture } from "./encode-picture.ts";
import { fileCache } from "./file-cache.ts";
import { pictureFormat } from "./picture-format.ts";
import { BadSize, type PictureSize, pictureSize } from "./picture-size.ts";
import { PLATE, pictureAt } from "./stored-picture.ts";

export interface ImagesOptions {
  readonly cacheFolder: string;
  /** Folder of the stored pictures; by default that of the repository. */
  readonly pictures?: string;
}

const ENCODES_AT_ONCE = 2;
/** Increment it when a stored picture changes: it invalidates cached sizes of it. */
const PICTURES = 2;
const FOREVER = "public, max-age=31536000, immutable";

function sizeOrError(query: URLSearchParams): PictureSize | BadSize {
  try {
    return pictureSize(query);
  } catch (error) {
    if (error instanceof BadSize) return error;
    throw error;
  }
}

const isPlate = ({ width, height }: PictureSize) => width === PLATE.width && height === PLATE.height;

/** The image host; mount at `/images`. It keeps each size of a picture that was requested. */
export function imagesApp({
  cacheFolder,
  pictures = join(process.cwd(), "sandbox/pictures"),
}: ImagesOptions): Hono {
  const cache = fileCache(cacheFolder, ENCODES_AT_ONCE);
  const app = new Hono();
  app.get("*", async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const picture = pictureAt(decodeURIComponent(pathname.slice(Math.max(0, pathname.indexOf("/img/")))));
    if (picture === undefined) return context.text("No such picture", 404);
    const size = sizeOrError(searchParams);
    if (size instanceof BadSize) return context.text(size.message, 400);
    const format = pictureFormat(context.req.header("accept"));
    const path = join(pictures, picture.file);
    const name = `${PICTURES}/${picture.file}/${size.width}x${size.height}.${format}`;
    const content =
      format === "webp" && isPlate(size)
        ? await readFile(path)
        : await cache.get(name, () => encodePicture(path, picture.focal, size, format));
    return context.body(new Uint8Array(content), 200, {
      "Content-Type": `image/${format}`,
      "Cache-Control": FOREVER,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
      Vary: "Accept",
    });
  });
  return app;
}
