import { tileChoices } from "./tile-choice.ts";

const own = "https://tiles.example.com/{z}/{x}/{y}.png";
const service = (name: string, key: string | null) => ({
  name,
  url: `https://${name}.example.com/{z}/{x}/{y}?key={key}`,
  key,
});
const readNames = (extras: ReturnType<typeof service>[]) =>
  tileChoices({ tileUrl: own, extraTileServices: extras }).map((choice) => choice.name);

test("MP-06 the own tile server comes first and stands alone without keys", () => {
  expect(readNames([service("satellite", null), service("paths", "")])).toEqual([null]);
});

test("MP-06 services with a key are offered, two at most", () => {
  expect(readNames([service("satellite", "k1"), service("paths", null)])).toEqual([null, "satellite"]);
  expect(readNames([service("a", "1"), service("b", "2"), service("c", "3")])).toEqual([null, "a", "b"]);
});

test("MP-06 the key stands in the address, and a broken one cannot change it", () => {
  const [, extra] = tileChoices({ tileUrl: own, extraTileServices: [service("paths", "a&b")] });
  expect(extra?.url).toBe("https://paths.example.com/{z}/{x}/{y}?key=a%26b");
});
