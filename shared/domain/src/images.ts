import type { StayImage } from "./entities.ts";

export const SCALE = "downscaleonly";

/** Whether `imageAddress` made an address; those of map tiles and flags are others. */
export const isSizedImage = (address: URL): boolean => address.searchParams.get("scale") === SCALE;

/** A size in CSS pixels; with one side left out the image is scaled by the other. */
export interface ImageSize {
  readonly width?: number;
  readonly height?: number;
}

/** The sizes requested from the image host (ST-03). Other uses request the next larger size (ruling 46). */
export const IMAGE_SIZES = {
  tile: { width: 800, height: 450 },
  card: { width: 270, height: 200 },
  wideCard: { width: 450, height: 250 },
  recommended: { width: 200, height: 200 },
  addon: { width: 250, height: 250 },
  offer: { width: 100, height: 100 },
  rate: { width: 80, height: 80 },
  teaser: { height: 250 },
} as const satisfies Record<string, ImageSize>;

/**
 * Returns the URL of an image in a size, with parameters in the order of CO-10. The image is cropped when
 * both sides are given, fitted when one is (ruling 37).
 *
 * @param uri absolute, or a path on the image host (ruling 51)
 * @param imageBaseUrl the setting `hosts.imageBaseUrl`
 */
export function imageAddress(uri: string, size: ImageSize, imageBaseUrl: string): string {
  const parameters = new URLSearchParams();
  if (size.width !== undefined) parameters.set("width", String(size.width));
  if (size.height !== undefined) parameters.set("height", String(size.height));
  const isCropped = parameters.size === 2;
  if (isCropped) parameters.set("crop", "auto");
  parameters.set("scale", SCALE);
  if (!isCropped) parameters.set("fitaspect", "true");
  const address = absolute(uri, imageBaseUrl);
  return `${address}${address.includes("?") ? "&" : "?"}${parameters}`;
}

/**
 * Returns a srcset of the image at single and double resolution (ruling 46). With a width it uses `w`
 * descriptors, so that a phone loads the smaller image when its window needs no more, at any pixel density.
 */
export function imageSourceSet(uri: string, size: ImageSize, imageBaseUrl: string): string {
  const { width, height } = size;
  const double = {
    ...(width !== undefined && { width: width * 2 }),
    ...(height !== undefined && { height: height * 2 }),
  };
  const [once, twice] = width === undefined ? ["1x", "2x"] : [`${width}w`, `${width * 2}w`];
  return `${imageAddress(uri, size, imageBaseUrl)} ${once}, ${imageAddress(uri, double, imageBaseUrl)} ${twice}`;
}

const formatSizes = (width: number): string => `min(100vw, ${width}px)`;

export function imageSizes({ width }: ImageSize): string | undefined {
  return width === undefined ? undefined : formatSizes(width);
}

/** The preload data of the first image of a page: what `Photo` requests in the size of a tile. */
export function heroImage(uri: string, imageBaseUrl: string) {
  const size = IMAGE_SIZES.tile;
  return {
    src: imageAddress(uri, size, imageBaseUrl),
    srcSet: imageSourceSet(uri, size, imageBaseUrl),
    sizes: formatSizes(size.width),
  };
}

export function objectPosition(image: Pick<StayImage, "focalY">): string {
  return `50% ${image.focalY}%`;
}

export function mainFirst(images: readonly StayImage[]): readonly StayImage[] {
  return [...images.filter((image) => image.isMain), ...images.filter((image) => !image.isMain)];
}

function absolute(uri: string, imageBaseUrl: string): string {
  const address = /^(?:https?:)?\/\//i.test(uri)
    ? uri
    : `${imageBaseUrl.replace(/\/$/, "")}/${uri.replace(/^\//, "")}`;
  return address.replaceAll(" ", "%20");
}
