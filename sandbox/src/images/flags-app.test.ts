import { flagsApp } from "./flags-app.ts";

test("ST-04 a country has its flag", async () => {
  const response = await flagsApp().request("/se.svg");
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
  expect(await response.text()).toContain("<svg");
});
