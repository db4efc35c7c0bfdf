import { createHash } from "node:crypto";
import { Hono } from "hono";
import { encodePicture } from "./encode-picture.ts";
import { fileCache } from "./file-cache.ts";
import { pictureOf } from "./picture-address.ts";
import { pictureFormat } from "./picture-format.ts";
import { BadSize, type PictureSize, pictureSize } from "./picture-size.ts";

export interface ImagesOptions {
  readonly cacheFolder: string;
}

const ENCODES_AT_ONCE = 2;
/** Increment it when the drawing code changes: it invalidates cached pictures. */
const DRAWING = 1;
const FOREVER = "public, max-age=31536000, immutable";

function sizeOrError(query: URLSearchParams): PictureSize | BadSize {
  try {
    return pictureSize(query);
  } catch (error) {
    if (error instanceof BadSize) return error;
    throw error;
  }
}

/** The image host; mount at `/images`. */
export function imagesApp({ cacheFolder }: ImagesOptions): Hono {
  const cache = fileCache(cacheFolder, ENCODES_AT_ONCE);
  const app = new Hono();
  app.get("*", async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const picture = pictureOf(decodeURIComponent(pathname.slice(Math.max(0, pathname.indexOf("/img/")))));
    if (picture === undefined) return context.text("No such picture", 404);
    const size = sizeOrError(searchParams);
    if (size instanceof BadSize) return context.text(size.message, 400);
    const format = pictureFormat(context.req.header("accept"));
    const key = JSON.stringify([DRAWING, picture, size]);
    const digest = createHash("sha256").update(key).digest("hex");
    const name = `${digest.slice(0, 2)}/${digest.slice(2, 34)}.${format}`;
    const content = await cache.get(name, () => encodePicture(picture, size, format));
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
