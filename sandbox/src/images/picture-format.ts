export type PictureFormat = "webp" | "avif" | "png" | "jpeg";

/** WebP takes less work than AVIF to encode and to decode, so AVIF is only for clients without WebP. */
const PREFERRED: readonly PictureFormat[] = ["webp", "avif"];

const acceptable = (accept: string, type: string) =>
  accept.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Returns the format of the answer; JPEG for a client that names no known format. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const header = accept ?? "";
  const modern = PREFERRED.find((format) => acceptable(header, `image/${format}`));
  if (modern !== undefined) return modern;
  const onlyPng = acceptable(header, "image/png") && !/image\/(jpeg|\*)|\*\/\*/.test(header);
  return onlyPng ? "png" : "jpeg";
}
