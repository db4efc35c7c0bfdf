import type { StayImage } from "./content.ts";

/** A size in CSS pixels; one side left out = scaled to the other. */
export interface ImageSize {
  readonly width?: number;
  readonly height?: number;
}

/** The sizes that the image host is asked for, by place (ST-03). Others take the next bigger one (ruling 46). */
export const IMAGE_SIZES = {
  tile: { width: 800, height: 450 },
  card: { width: 270, height: 200 },
  wideCard: { width: 450, height: 250 },
  recommended: { width: 200, height: 200 },
  addon: { width: 250, height: 250 },
  offer: { width: 100, height: 100 },
  rate: { width: 80, height: 80 },
  teaser: { height: 250 },
  marker: { height: 150 },
} as const satisfies Record<string, ImageSize>;

/**
 * The address of a picture in a size: parameters in the order of CO-10, cropped when both sides are given, fitted when
 * one is (ruling 37).
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
  parameters.set("scale", "downscaleonly");
  if (!isCropped) parameters.set("fitaspect", "true");
  const address = absolute(uri, imageBaseUrl);
  return `${address}${address.includes("?") ? "&" : "?"}${parameters}`;
}

/**
 * The same picture with once and twice the dots (ruling 46). By width where it has one: a phone takes the smaller one
 * when that is enough for its window, whatever its screen has of dots.
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

const sizesOf = (width: number): string => `min(100vw, ${width}px)`;

/** How wide a picture stands, for the `sizes` beside a source set by width: never wider than the window. */
export function imageSizes({ width }: ImageSize): string | undefined {
  return width === undefined ? undefined : sizesOf(width);
}

/** The picture that a page begins with, for its head: what `Photo` will ask for in the size of a tile. */
export function heroImage(uri: string, imageBaseUrl: string) {
  const size = IMAGE_SIZES.tile;
  return {
    src: imageAddress(uri, size, imageBaseUrl),
    srcSet: imageSourceSet(uri, size, imageBaseUrl),
    sizes: sizesOf(size.width),
  };
}

/** The CSS `object-position` that keeps the focal point in sight (ST-03). */
export function objectPosition(image: Pick<StayImage, "focalY">): string {
  return `50% ${image.focalY}%`;
}

/** The pictures with the main one first. */
export function mainFirst(images: readonly StayImage[]): readonly StayImage[] {
  return [...images.filter((image) => image.isMain), ...images.filter((image) => !image.isMain)];
}

function absolute(uri: string, imageBaseUrl: string): string {
  const address = /^(?:https?:)?\/\//i.test(uri)
    ? uri
    : `${imageBaseUrl.replace(/\/$/, "")}/${uri.replace(/^\//, "")}`;
  return address.replaceAll(" ", "%20");
}
