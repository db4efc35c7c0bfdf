import type { ReadFile } from "../files/file-response.ts";
import { sourcePositions } from "./source-positions.ts";
import { framesOf } from "./stack-frames.ts";

/** A map whose only position, column 1 of line 1, is line 42 of this source. */
const mapTo = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: "AAyCA" });

const files: Readonly<Record<string, string>> = {
  "mf-cart/1.0.0-a/maps/js/1.abc.js.map": mapTo("./src/rates/rate.tsx"),
  "mf-cart/1.0.0-a/maps/js/2.abc.js.map": mapTo("../shared/ui/src/button.tsx"),
  "mf-cart/1.0.0-a/maps/js/3.abc.js.map": mapTo("../node_modules/.pnpm/axios@1/node_modules/axios/index.js"),
  "mf-cart/1.0.0-a/maps/js/broken.js.map": "{",
  "mf-cart/2.0.0-b/maps/js/1.abc.js.map": mapTo("./src/rates/other.tsx"),
  "maps/js/main.abc.js.map": mapTo("./src/app/app.tsx"),
};
let asked: string[];
beforeEach(() => {
  asked = [];
});
const read: ReadFile = async (file) => {
  asked.push(file);
  return file in files ? new TextEncoder().encode(files[file]) : null;
};
const positions = () => sourcePositions({ readRelease: read, readAsset: read });

test.each([
  ["Chrome", "Error: x\n    at Rate (https://s.example/releases/mf-cart/1.0.0-a/js/1.abc.js:1:1)"],
  ["Firefox and Safari", "Rate@https://s.example/releases/mf-cart/1.0.0-a/js/1.abc.js:1:1\n"],
])("ER-02 a frame of %s leads to its source", async (_, stack) => {
  expect(await positions()(stack)).toEqual(["mf-cart/src/rates/rate.tsx:42"]);
});

test("ER-02 each frame is resolved with the map of its own release, also of the host and of packages", async () => {
  const stack = [
    "at https://s.example/releases/mf-cart/2.0.0-b/js/1.abc.js:1:1",
    "at https://s.example/releases/mf-cart/1.0.0-a/js/2.abc.js:1:1",
    "at https://s.example/releases/mf-cart/1.0.0-a/js/3.abc.js:1:1",
    "at https://s.example/assets/js/main.abc.js:1:1",
  ].join("\n");
  expect(await positions()(stack)).toEqual([
    "mf-cart/src/rates/other.tsx:42",
    "shared/ui/src/button.tsx:42",
    "node_modules/axios/index.js:42",
    "host/src/app/app.tsx:42",
  ]);
});

test.each(["js/none.js", "js/broken.js"])(
  "ER-02 a frame in %s without a usable map is shown as it came",
  async (file) => {
    const stack = `at https://s.example/releases/mf-cart/1.0.0-a/${file}:3:14`;
    expect(await positions()(stack)).toEqual([`mf-cart/${file}:3:14`]);
  },
);

test("ER-02 a map is read once", async () => {
  const positionsOf = positions();
  const stack = "at https://s.example/releases/mf-cart/1.0.0-a/js/1.abc.js:1:1";
  await positionsOf(stack);
  await positionsOf(stack);
  expect(asked).toHaveLength(1);
});

test.each([
  "at https://s.example/releases/mf-cart/../../js/1.js:1:1",
  "at https://s.example/releases/mf-cart/1.0.0-a/../../../etc/passwd.js:1:1",
  "at https://s.example/releases/.hidden/1.0.0-a/js/1.js:1:1",
  "at https://s.example/releases/host/1.0.0-a/js/1.js:1:1",
  "at https://s.example/releases/mf-cart/1.0.0-a/js/%2e%2e/1.js:1:1",
  "at https://s.example/releases/mf-cart/1.0.0-a/js/1.js:0:0",
  "at https://s.example/assets/../registry.js:1:1",
  `at ${"/assets/".repeat(1_000)}`,
  "at https://other.example/script.js:1:1",
  "",
])("ER-02 no file is read for the frame %j", async (stack) => {
  expect(await positions()(stack)).toEqual([]);
  expect(asked).toEqual([]);
});

test("ER-02 of a long stack the first five frames of the site are read", () => {
  const frame = "at https://s.example/assets/js/main.js:1:1";
  const foreign = "at https://other.example/a.js:1:1";
  expect(framesOf(`${foreign}\n${`${frame}\n`.repeat(1_000)}`)).toHaveLength(5);
  expect(framesOf(`${foreign}\n`.repeat(1_000) + frame)).toEqual([]);
});
