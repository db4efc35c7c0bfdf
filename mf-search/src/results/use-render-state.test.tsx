import { act, renderHook } from "@testing-library/react";
import { listMemoryOf } from "./list-memory.ts";
import { type Distance, type RenderedList, useRenderState } from "./use-render-state.ts";
import type { ViewportListener } from "./viewport-observer.ts";

/** Mock list: the test moves its viewport and runs its scheduled tasks. */
function fakeList() {
  const listeners = new Set<ViewportListener>();
  const parts = { asked: new Set<() => void>(), ahead: new Set<() => void>(), idle: new Set<() => void>() };
  const wait = (set: Set<() => void>) => (part: () => void) => {
    set.add(part);
    return () => void set.delete(part);
  };
  const list: RenderedList = {
    memory: listMemoryOf({}, "Tile"),
    cardObserver: {
      watch(_, listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    scheduler: {
      scheduleFrame: wait(parts.asked),
      scheduleLow: wait(parts.ahead),
      scheduleIdle: wait(parts.idle),
    },
  };
  const runAll = (set: Set<() => void>) => () =>
    act(() => {
      for (const part of set) part();
      set.clear();
    });
  return {
    list,
    see: (isInViewport: boolean, height = 480) =>
      act(() => {
        for (const listener of listeners) listener(isInViewport, height);
      }),
    frame: runAll(parts.asked),
    leftOver: runAll(parts.ahead),
    rest: runAll(parts.idle),
  };
}

const element = document.createElement("div");

function drawCard(list: RenderedList, distance: Distance) {
  return renderHook(
    (now: Distance) => {
      const card = useRenderState("cbis:1", now, list);
      card.box.current = element as HTMLDivElement;
      return card;
    },
    { initialProps: distance },
  );
}

test("SR-01 a card of the first blocks is rendered from the start, and left to the browser once off screen", () => {
  const { list, see } = fakeList();
  const { result } = drawCard(list, "near");
  expect(result.current.renderState).toBe("first");
  see(false, 512);
  expect(result.current.renderState).toBe("later");
});

test("SR-01 a far card is rendered in turn when it becomes visible, and removed when idle, with its height kept", () => {
  const { list, see, frame, rest } = fakeList();
  const { result, rerender } = drawCard(list, "far");
  expect(result.current.renderState).toBe("names");
  rerender("near");
  see(true);
  expect(result.current.renderState).toBe("names");
  frame();
  expect(result.current.renderState).toBe("later");
  see(false, 512);
  rerender("far");
  expect(result.current.renderState).toBe("later");
  rest();
  expect(result.current).toMatchObject({ renderState: "names", height: 512 });
});

test("SR-01 a near card is prepared in idle time, shown when it becomes visible, and removed when far", () => {
  const { list, see, frame, leftOver, rest } = fakeList();
  const { result, rerender } = drawCard(list, "far");
  leftOver();
  expect(result.current.renderState).toBe("names");
  rerender("near");
  leftOver();
  expect(result.current.renderState).toBe("ready");
  expect(list.memory.rendered.size).toBe(0);
  rerender("far");
  rest();
  expect(result.current.renderState).toBe("names");
  rerender("near");
  leftOver();
  see(true);
  expect(result.current.renderState).toBe("ready");
  frame();
  expect(result.current.renderState).toBe("later");
});

test("SR-01 a card beside the near ones is made ready when the browser rests, and goes back to that, not to its name", () => {
  const { list, see, frame, leftOver, rest } = fakeList();
  const { result, rerender } = drawCard(list, "beside");
  leftOver();
  expect(result.current.renderState).toBe("names");
  rest();
  expect(result.current.renderState).toBe("ready");
  rerender("near");
  see(true);
  frame();
  see(false, 512);
  rerender("beside");
  rest();
  expect(result.current).toMatchObject({ renderState: "ready", height: 512 });
  rerender("far");
  rest();
  expect(result.current.renderState).toBe("names");
});

test("SR-01 a card that leaves the screen before its turn is not rendered", () => {
  const { list, see, frame } = fakeList();
  const { result, rerender } = drawCard(list, "far");
  rerender("near");
  see(true);
  see(false);
  frame();
  expect(result.current.renderState).toBe("names");
});

test("SR-01 a card that was never seen keeps a place as high as those that were are on average, its own once it was", () => {
  const { list, see } = fakeList();
  expect(drawCard(list, "far").result.current.height).toBeUndefined();
  list.memory.cardHeights.set("cbis:2", 440).set("cbis:3", 460);
  expect(drawCard(list, "far").result.current.height).toBe(450);
  const seen = drawCard(list, "near");
  see(false, 512);
  expect(seen.result.current.height).toBe(512);
});

test("SR-10 after Back the same cards are rendered as before, and no others", () => {
  const { list, see, frame } = fakeList();
  const left = drawCard(list, "far");
  left.rerender("near");
  see(true);
  frame();
  left.unmount();
  expect(drawCard(list, "near").result.current.renderState).toBe("first");
  list.memory.rendered.clear();
  list.memory.rendered.add("cbis:2");
  expect(drawCard(list, "near").result.current.renderState).toBe("names");
});
