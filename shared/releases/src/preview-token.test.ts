import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPreviewToken, readPreviewToken } from "./preview-token.js";
import { readSecret } from "./secret.js";

const preview = { remote: "mf-search", version: "1.1.0", until: 1000 };
const token = createPreviewToken(preview, "secret");

test("FE-04 a preview link is valid for its release until it expires", () => {
  expect(readPreviewToken(token, "secret", 999)).toEqual(preview);
  expect(readPreviewToken(token, "secret", 1000)).toBeNull();
});

test("FE-04 a preview link has the number of the registry at which it was made", () => {
  const numbered = createPreviewToken({ ...preview, number: 42 }, "secret");
  expect(readPreviewToken(numbered, "secret", 999)).toEqual({ ...preview, number: 42 });
});

test("FE-06 a preview may come from a development server of the visitor's own machine", () => {
  const own = createPreviewToken({ ...preview, port: 3000 }, "secret");
  expect(readPreviewToken(own, "secret", 999)).toEqual({ ...preview, port: 3000 });
});

test.each([
  ["signed elsewhere", createPreviewToken(preview, "other")],
  [
    "with another content",
    `${createPreviewToken({ ...preview, until: 2000 }, "x").split(".")[0]}.${token.split(".")[1]}`,
  ],
  ["cut off", token.slice(0, -1)],
  ["no token at all", "ö.ö"],
  ["empty", ""],
])("FE-04 a token that is %s shows nothing", (_, wrong) => {
  expect(readPreviewToken(wrong, "secret", 0)).toBeNull();
});

test("FE-04 the secret is made once, for this user only", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-secret-"));
  const file = path.join(folder, "data/preview-secret");
  const [first, second] = await Promise.all([readSecret(file), readSecret(file)]);
  expect(first).toHaveLength(43);
  expect(second).toBe(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readSecret(file, "given")).toBe("given");
  // An existing secret is read without a write: the folder's modification time stays the same.
  const before = await stat(path.dirname(file));
  await readSecret(file);
  expect((await stat(path.dirname(file))).mtimeMs).toBe(before.mtimeMs);
  await rm(folder, { recursive: true });
});
