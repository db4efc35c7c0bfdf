import { createTurns } from "./turns.ts";

/** Frames that come when the test says so. */
function fakeFrames() {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => waiting.push(callback));
  return { pass: () => waiting.splice(0).forEach((callback) => void callback(0)) };
}

beforeAll(() => {
  globalThis.requestAnimationFrame ??= () => 0;
});
afterEach(() => jest.restoreAllMocks());

test("each part has a frame of its own, in the order of asking; one that was taken back has none", () => {
  const frames = fakeFrames();
  const turns = createTurns();
  const done: string[] = [];
  turns.ask(() => done.push("first"));
  const takeBack = turns.ask(() => done.push("second"));
  turns.ask(() => done.push("third"));
  expect(done).toEqual([]);
  frames.pass();
  expect(done).toEqual(["first"]);
  takeBack();
  frames.pass();
  expect(done).toEqual(["first", "third"]);
  frames.pass();
  turns.ask(() => done.push("fourth"));
  frames.pass();
  expect(done).toEqual(["first", "third", "fourth"]);
});
