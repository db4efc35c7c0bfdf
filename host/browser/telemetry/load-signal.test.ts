import { loadPhases } from "./load-signal.ts";

const folder = "/releases/mf-search/1.2.0/";
const file = (name: string, startTime: number, responseEnd: number) => ({
  name: `https://stays.example${name}`,
  startTime,
  responseEnd,
  transferSize: 100,
});

describe("the phases of a remote's module", () => {
  test("FE-06 waiting, transfer and evaluation, of the release's own scripts", () => {
    const files = [
      file(`${folder}remoteEntry.js?retry=1`, 120, 200),
      file(`${folder}js/page.js`, 210, 300),
      file(`${folder}css/page.css`, 210, 900),
      file("/releases/mf-cart/1.0.0/remoteEntry.js", 10, 390),
    ];
    expect(loadPhases({ startedAt: 100, endedAt: 350 }, files, folder)).toEqual({
      wait: 20,
      transfer: 180,
      evaluate: 50,
      total: 250,
      bytes: 200,
    });
  });

  test("FE-06 files requested before the module was needed cost no wait", () => {
    const files = [file(`${folder}remoteEntry.js`, 10, 60)];
    expect(loadPhases({ startedAt: 100, endedAt: 130 }, files, folder)).toMatchObject({
      wait: 0,
      transfer: 50,
      evaluate: 30,
    });
  });

  test("FE-06 an attempt that got no file is all evaluation", () => {
    expect(loadPhases({ startedAt: 0, endedAt: 5000 }, [], folder)).toMatchObject({
      transfer: 0,
      evaluate: 5000,
      bytes: 0,
    });
  });
});
