import { Quarantine } from "./quarantine.ts";

const looping = { remote: "mf-search", version: "2.0.0", file: "", integrity: "" };
const good = { ...looping, version: "1.0.0" };

function aQuarantine() {
  let time = 0;
  const quarantine = new Quarantine({ strikes: 3, duration: 1000, now: () => time });
  return {
    quarantine,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test("FE-03 a release that hangs three times in a row is quarantined, another is not", () => {
  const { quarantine } = aQuarantine();
  expect([1, 2, 3].map(() => quarantine.suspect(looping))).toEqual([false, false, true]);
  expect(quarantine.contains(looping)).toBe(true);
  expect(quarantine.contains(good)).toBe(false);
  expect(quarantine.names()).toEqual(["mf-search 2.0.0"]);
});

test("FE-03 a page that comes clears its release of what was suspected", () => {
  const { quarantine } = aQuarantine();
  quarantine.suspect(looping);
  quarantine.suspect(looping);
  quarantine.clear(looping);
  expect(quarantine.suspect(looping)).toBe(false);
});

test("FE-03 after its time a release gets another chance, and needs as many hangs again", () => {
  const { quarantine, pass } = aQuarantine();
  for (let hang = 0; hang < 3; hang += 1) quarantine.suspect(looping);
  pass(1000);
  expect(quarantine.contains(looping)).toBe(false);
  expect(quarantine.names()).toEqual([]);
  expect(quarantine.suspect(looping)).toBe(false);
});
