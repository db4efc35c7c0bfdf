import { expect, test } from "../support/test.ts";
import { SV } from "../support/world.ts";

test("RT-01 an address without a language goes to the visitor's", async ({ request }) => {
  const response = await request.get("/stays?rooms=2", {
    headers: { "accept-language": "sv" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe(`${SV}/stays?rooms=2`);
});
