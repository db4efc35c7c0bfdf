import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

interface Face {
  readonly family: string;
  /** Ranges of character codes, both ends included. */
  readonly ranges: readonly (readonly [number, number])[];
  /** Ranges that the build keeps in the file; missing = the whole file. */
  readonly kept: string | undefined;
  readonly written: string;
}

const faces: readonly Face[] = readFileSync(path.join(__dirname, "fonts.css"), "utf8")
  .split("@font-face")
  .flatMap((text) => {
    const written = /unicode-range:\s+([^;]*);/.exec(text)?.[1]?.replaceAll("U+", "");
    if (!written) return [];
    const ranges = written.split(/,\s+/).map((range) => {
      const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
      return [first, last] as const;
    });
    return [
      {
        family: /family: "(.*)"/.exec(text)?.[1] ?? "",
        ranges,
        kept: /range=([^&]*)/.exec(text)?.[1],
        written,
      },
    ];
  });

const covers = ({ ranges }: Face, code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last);

test.each(faces.filter(({ kept }) => kept))("$family: the file has the characters of its face", (face) => {
  const written = face.written.split(/,\s+/).map((range) => range.toLowerCase().replaceAll(/\b0+(?=.)/g, ""));
  expect(face.kept?.split(",")).toEqual(written);
});

test("a character is in one face of a family, so that it never loads a second file", () => {
  const overlaps = faces.filter((face, index) =>
    faces.some(
      (other, at) =>
        at !== index && other.family === face.family && face.ranges.some(([first]) => covers(other, first)),
    ),
  );
  expect(overlaps).toEqual([]);
});

const languages = readdirSync(path.join(__dirname, "../texts")).map((file) => `texts/${file}`);

/** Only Macs show the sign of this key, and the fonts of their system have it. */
const COMMAND_KEY = "⌘";

test("the first face of each family has every character of our texts", () => {
  const apps = readdirSync(root).filter((name) => name === "host" || name.startsWith("mf-"));
  const shared = readdirSync(path.join(root, "shared")).map((name) => `shared/${name}`);
  const files = [...apps, ...shared]
    .flatMap((app) => languages.map((file) => path.join(root, app, file)))
    .filter((file) => existsSync(file));
  const letters = new Set(
    files
      .map((file) => readFileSync(file, "utf8"))
      .join("")
      .replaceAll(/\s/g, " ")
      .replaceAll(COMMAND_KEY, ""),
  );
  const missing = [...letters].filter((letter) =>
    faces.some((face) => face.kept && !covers(face, letter.codePointAt(0) ?? 0)),
  );
  expect(letters.size).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

/** Ascent and descent of the web fonts, in percent of the font size. */
const heights = { Schibsted: [97.66, 25.78], Familjen: [102.5, 22.5] };

test.each(Object.entries(heights))(
  "%s: each fallback face is in the stack and has its height",
  (name, height) => {
    const rules = readFileSync(path.join(__dirname, "fonts.css"), "utf8").split("@font-face");
    const stacks = readFileSync(path.join(__dirname, "tokens/measures.css"), "utf8");
    const percent = (rule: string, property: string) =>
      Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
    const families = ["Roboto", "Arial", "DejaVu"].map((font) => `${name} ${font}`);
    expect(stacks).toContain(`"${name} Grotesk Variable", "${families.join('", "')}", system-ui`);
    for (const family of families) {
      const fallbacks = rules.filter((rule) => rule.includes(`font-family: "${family}"`));
      expect(fallbacks).not.toHaveLength(0);
      for (const rule of fallbacks)
        for (const [at, property] of ["ascent-override", "descent-override"].entries())
          expect(percent(rule, property) * percent(rule, "size-adjust") * 100).toBeCloseTo(
            height[at] ?? 0,
            0,
          );
    }
  },
);
