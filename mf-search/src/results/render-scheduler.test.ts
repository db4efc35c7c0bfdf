import { createRenderScheduler } from "./render-scheduler.ts";

/** Mock of animation frames that the test triggers. */
function fakeFrames() {
  const waiting: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => waiting.push(callback));
  return { pass: () => waiting.splice(0).forEach((callback) => void callback(0)) };
}

/** Mock of idle callbacks that the test triggers. */
function fakeIdleness() {
  const waiting: { readonly callback: IdleRequestCallback; readonly canTimeOut: boolean }[] = [];
  globalThis.requestIdleCallback = (callback, options) =>
    waiting.push({ callback, canTimeOut: options?.timeout !== undefined });
  const pass = (milliseconds: number, isLate = false) =>
    waiting
      .splice(0)
      .forEach(
        ({ callback, canTimeOut }) =>
          void callback({ didTimeout: isLate && canTimeOut, timeRemaining: () => milliseconds }),
      );
  return {
    betweenFrames: () => pass(12),
    betweenFullFrames: () => pass(2),
    betweenFullFramesAtLast: () => pass(2, true),
    pass: () => pass(49),
  };
}

beforeAll(() => {
  globalThis.requestAnimationFrame ??= () => 0;
});
afterEach(() => jest.restoreAllMocks());

test("each part has its own frame, in request order; a cancelled one has none", () => {
  const frames = fakeFrames();
  const scheduler = createRenderScheduler();
  const done: string[] = [];
  scheduler.scheduleFrame(() => done.push("first"));
  const cancel = scheduler.scheduleFrame(() => done.push("second"));
  scheduler.scheduleFrame(() => done.push("third"));
  expect(done).toEqual([]);
  frames.pass();
  expect(done).toEqual(["first"]);
  cancel();
  frames.pass();
  expect(done).toEqual(["first", "third"]);
  frames.pass();
  scheduler.scheduleFrame(() => done.push("fourth"));
  frames.pass();
  expect(done).toEqual(["first", "third", "fourth"]);
});

test("idle work runs one by one while the browser is idle, never between frames, and in frames where idleness is unknown", () => {
  const frames = fakeFrames();
  const done: string[] = [];
  const inFrames = createRenderScheduler();
  inFrames.scheduleIdle(() => done.push("in a frame"));
  frames.pass();
  expect(done).toEqual(["in a frame"]);
  const idleness = fakeIdleness();
  const scheduler = createRenderScheduler();
  scheduler.scheduleIdle(() => done.push("idly"));
  scheduler.scheduleIdle(() => done.push("idly again"));
  scheduler.scheduleFrame(() => done.push("at once"));
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

test("what will be waited for is done in what frames leave over; where they leave nothing, some times a second", () => {
  const idleness = fakeIdleness();
  const done: string[] = [];
  const scheduler = createRenderScheduler();
  scheduler.scheduleLow(() => done.push("ahead"));
  scheduler.scheduleLow(() => done.push("ahead again"));
  scheduler.scheduleIdle(() => done.push("idly"));
  idleness.betweenFullFrames();
  expect(done).toEqual([]);
  idleness.betweenFrames();
  expect(done).toEqual(["ahead"]);
  idleness.betweenFullFramesAtLast();
  expect(done).toEqual(["ahead", "ahead again"]);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});
