import { createTurns } from "./turns.ts";

/** Frames that come when the test says so. */
function fakeFrames() {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => waiting.push(callback));
  return { pass: () => waiting.splice(0).forEach((callback) => void callback(0)) };
}

/** Idle moments that come when the test says so. */
function fakeIdleness() {
  const waiting: IdleRequestCallback[] = [];
  globalThis.requestIdleCallback = (callback) => waiting.push(callback);
  const pass = (milliseconds: number) =>
    waiting
      .splice(0)
      .forEach((callback) => void callback({ didTimeout: false, timeRemaining: () => milliseconds }));
  return { betweenFrames: () => pass(12), pass: () => pass(49) };
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

test("what nobody waits for is done one by one while the browser rests, never between frames, and in frames where it cannot tell", () => {
  const frames = fakeFrames();
  const done: string[] = [];
  const inFrames = createTurns();
  inFrames.askIdly(() => done.push("in a frame"));
  frames.pass();
  expect(done).toEqual(["in a frame"]);
  const idleness = fakeIdleness();
  const turns = createTurns();
  turns.askIdly(() => done.push("idly"));
  turns.askIdly(() => done.push("idly again"));
  turns.ask(() => done.push("at once"));
  frames.pass();
  expect(done).toEqual(["in a frame", "at once"]);
  idleness.betweenFrames();
  expect(done).toEqual(["in a frame", "at once"]);
  idleness.pass();
  expect(done).toEqual(["in a frame", "at once", "idly"]);
  idleness.pass();
  expect(done).toEqual(["in a frame", "at once", "idly", "idly again"]);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});
