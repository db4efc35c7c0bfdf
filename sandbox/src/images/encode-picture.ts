import sharp from "sharp";
import type { SceneRequest } from "../illustrations/names.ts";
import { drawScene } from "../illustrations/scene.ts";
import type { PictureFormat } from "./picture-format.ts";
import type { PictureSize } from "./picture-size.ts";

/** Draws, rasterises and encodes a picture. */
export function encodePicture(
  request: SceneRequest,
  { width, height }: PictureSize,
  format: PictureFormat,
): Promise<Buffer> {
  const pixels = sharp(Buffer.from(drawScene(request, width, height))).flatten({ background: "#ffffff" });
  switch (format) {
    case "webp":
      return pixels.webp({ quality: 78, effort: 1 }).toBuffer();
    case "avif":
      return pixels.avif({ quality: 55, effort: 0 }).toBuffer();
    case "png":
      return pixels.png({ compressionLevel: 6 }).toBuffer();
    case "jpeg":
      return pixels.jpeg({ quality: 82 }).toBuffer();
  }
}
