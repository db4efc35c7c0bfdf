import { createPreviewToken, readPreviewToken } from "./preview-token.js";
import { createToolbarToken, readToolbarToken } from "./toolbar-token.js";

const token = createToolbarToken(1000, "secret");

test("FE-04 a toolbar link is valid until it expires, and only with the site's secret", () => {
  expect(readToolbarToken(token, "secret", 999)).toBe(1000);
  expect(readToolbarToken(token, "secret", 1000)).toBeNull();
  expect(readToolbarToken(token, "other", 999)).toBeNull();
  expect(readToolbarToken("", "secret", 999)).toBeNull();
});

test("FE-04 a preview link does not open the toolbar, nor the toolbar a preview", () => {
  const preview = createPreviewToken({ remote: "toolbar", version: "1.0.0", until: 1000 }, "secret");
  expect(readToolbarToken(preview, "secret", 999)).toBeNull();
  expect(readPreviewToken(token, "secret", 999)).toBeNull();
});
