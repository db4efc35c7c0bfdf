import { Circuit } from "./circuit.ts";

let now: number;
let asked: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  asked = 0;
});

const down = async () => {
  asked += 1;
  throw new Error("timed out");
};
const up = async () => {
  asked += 1;
  return 200;
};
const isFault = (status: number) => status >= 500;

test("ER-02 after five failures nobody waits for Galaxy, and one call in three seconds tries again", async () => {
  const circuit = new Circuit();
  for (let call = 0; call < 20; call++) await expect(circuit.call(down, isFault)).rejects.toThrow();
  expect(asked).toBe(5);
  now = 2_999;
  await expect(circuit.call(up, isFault)).rejects.toThrow("calls are paused");
  now = 3_000;
  await expect(circuit.call(down, isFault)).rejects.toThrow("timed out");
  await expect(circuit.call(up, isFault)).rejects.toThrow("calls are paused");
  expect(asked).toBe(6);
  now = 6_000;
  expect(await circuit.call(up, isFault)).toBe(200);
  expect(await circuit.call(up, isFault)).toBe(200);
});

test("ER-02 an answer with a server error is a failure, and one good answer clears the others", async () => {
  const circuit = new Circuit();
  for (let call = 0; call < 4; call++) await circuit.call(async () => 503, isFault);
  await circuit.call(up, isFault);
  for (let call = 0; call < 5; call++) await circuit.call(async () => 503, isFault);
  await expect(circuit.call(up, isFault)).rejects.toThrow("5 times");
});

test("ER-02 during a pause one urgent call at a time tries again, and its success lets the others pass", async () => {
  const circuit = new Circuit();
  for (let call = 0; call < 5; call++) await expect(circuit.call(down, isFault)).rejects.toThrow();
  let running = 0;
  let most = 0;
  const slow = (make: () => Promise<number>) => async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return make();
  };
  const urgent = (make: () => Promise<number>) => circuit.call(slow(make), isFault, true).catch(String);
  const failed = await Promise.all([urgent(down), urgent(down), urgent(down)]);
  expect(failed).toEqual([
    "Error: timed out",
    "Error: timed out",
    expect.stringContaining("calls are paused"),
  ]);
  expect([most, asked]).toEqual([1, 7]);
  expect(await Promise.all([urgent(up), urgent(up)])).toEqual([200, 200]);
  expect(await circuit.call(up, isFault)).toBe(200);
});
