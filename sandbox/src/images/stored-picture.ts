import focalPoints from "../../pictures/pictures.json" with { type: "json" };

/** The size of every stored picture, in pixels. */
export const PLATE = { width: 1600, height: 900 } as const;

/** A picture of `sandbox/pictures`. */
export interface StoredPicture {
  readonly file: string;
  /** The point that a crop keeps near its middle, in pixels of the plate. */
  readonly focal: readonly [x: number, y: number];
}

const focalPointsOf: ReadonlyMap<string, readonly (readonly number[])[]> = new Map(
  Object.entries(focalPoints),
);

/** Returns how many pictures show a subject in a season at a time of day: `cabin-winter-dusk`. */
export const pictureCount = (subject: string): number => focalPointsOf.get(subject)?.length ?? 0;

/** Returns the picture at `/img/{subject}-{number}.jpg`; undefined for any other path. */
export function pictureAt(path: string): StoredPicture | undefined {
  const [, subject = "", number = ""] = /^\/img\/([a-z-]+)-([1-9]\d*)\.jpg$/.exec(path) ?? [];
  const [x, y] = focalPointsOf.get(subject)?.[Number(number) - 1] ?? [];
  return x === undefined || y === undefined
    ? undefined
    : { file: `${subject}-${number}.webp`, focal: [x, y] };
}
