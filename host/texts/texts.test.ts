import type { Namespace, TextKey } from "@stays/texts";
import english from "./en.json";

test("ST-02 a key or namespace that does not exist is a type error", () => {
  const own: TextKey<"host"> = "stays";
  // @ts-expect-error misspelt
  const misspelt: TextKey<"host"> = "stayz";
  // @ts-expect-error a key of mf-search
  const foreign: TextKey<"host"> = "sortBy";
  // @ts-expect-error no app has this namespace
  const namespace: Namespace = "hots";
  expect([own, misspelt, foreign, namespace].filter((key) => key in english)).toEqual(["stays"]);
});

test("ST-02 a plural text is known by its key without the suffix", () => {
  const key: TextKey<"mf-search"> = "nights";
  expect(key).toBe("nights");
});
