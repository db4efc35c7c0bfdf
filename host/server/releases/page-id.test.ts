import { createPageId, readPageId } from "./page-id.ts";

const releases = { "mf-search": "1.0.0" };
const id = createPageId(releases, "secret", 0);

test("FE-04 a page's id names the releases that it was served with, for an hour", () => {
  expect(readPageId(id, "secret", 3_599_999)?.releases).toEqual(releases);
  expect(readPageId(id, "secret", 3_600_000)).toBeNull();
  expect(createPageId(releases, "secret", 0)).not.toBe(id);
});

test.each([
  ["signed elsewhere", createPageId(releases, "other", 0)],
  ["of other releases", `${createPageId({ "mf-search": "2" }, "x", 0).split(".")[0]}.${id.split(".")[1]}`],
  ["without a signature", id.split(".")[0] ?? ""],
  ["of nothing", "."],
])("FE-04 an id %s is none", (_, wrong) => {
  expect(readPageId(wrong, "secret", 0)).toBeNull();
});
