import type { Content } from "./entities.ts";

/** Characters of an introduction per component (CO-03). */
export const INTRODUCTION_LENGTH = { card: 100, stayPackage: 120, activity: 60 } as const;

/** Numbers of the texts in `information`. */
const INTRO = 101;
const ABOUT = 102;

/** Cuts a plain text to at most `length` characters, at a word end where one is near. */
export function cutIntroduction(text: string | null, length: number): string {
  const whole = (text ?? "").trim();
  if (whole.length <= length) return whole;
  const characters = [...whole];
  if (characters.length <= length) return whole;
  const cut = characters.slice(0, length).join("");
  const lastSpace = characters[length] === " " ? -1 : cut.lastIndexOf(" ");
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Returns the numbered introduction (101), HTML not yet sanitised (PK-05). */
export function introHtml(content: Pick<Content, "information">): string | null {
  return content.information.find(({ id }) => id === INTRO)?.html ?? null;
}

/** Returns the numbered description (102), HTML not yet sanitised (PK-05). */
export function aboutHtml(content: Pick<Content, "information">): string | null {
  return content.information.find(({ id }) => id === ABOUT)?.html ?? null;
}
