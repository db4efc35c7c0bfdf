import { everywhere } from "./localised.ts";
import { urlAlias } from "./url-alias.ts";

test("RT-05 an alias is free text: the name in lower case, or what an editor has written", () => {
  const name = everywhere("Älgnäsets stugby – 6 bäddar");
  expect(urlAlias({ name }, "sv")).toBe("älgnäsets stugby – 6 bäddar");
  expect(urlAlias({ name, alias: everywhere("100 %") }, "sv")).toBe("100 %");
});
