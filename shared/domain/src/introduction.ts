import type { Content } from "./content.ts";

/** Characters of an introduction, by place (CO-03). */
export const INTRODUCTION_LENGTH = { card: 100, stayPackage: 120, activity: 60 } as const;

/** Numbers of the texts in `information`. */
const INTRO = 101;
const ABOUT = 102;

/** A plain text of at most `length` characters, at the end of a word where one is near, and an ellipsis when cut. */
export function cutIntroduction(text: string | null, length: number): string {
  const characters = [...(text ?? "").trim()];
  if (characters.length <= length) return characters.join("");
  const cut = characters.slice(0, length).join("");
  const lastSpace = characters[length] === " " ? -1 : cut.lastIndexOf(" ");
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Whether a cut loses anything: shows Read more. */
export function isCut(text: string | null, length: number): boolean {
  return [...(text ?? "").trim()].length > length;
}

/** The numbered introduction (101), HTML not yet sanitised (PK-05). */
export function introHtml(content: Pick<Content, "information">): string | null {
  return content.information.find(({ id }) => id === INTRO)?.html ?? null;
}

/** The numbered description (102), HTML not yet sanitised (PK-05). */
export function aboutHtml(content: Pick<Content, "information">): string | null {
  return content.information.find(({ id }) => id === ABOUT)?.html ?? null;
}
