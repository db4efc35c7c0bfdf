import { type GalaxyError, isGalaxyError } from "@stays/galaxy";

/** The Galaxy error in an answer, or in the last page of an infinite query; null = a good answer. */
export function galaxyErrorOf(data: unknown): GalaxyError | null {
  const isList = typeof data === "object" && data !== null && "pages" in data && Array.isArray(data.pages);
  const answer: unknown = isList ? (data.pages as unknown[]).at(-1) : data;
  return isGalaxyError(answer) ? answer : null;
}
