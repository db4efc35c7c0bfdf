import { EventEmitter } from "node:events";
import { awaitStop, isFromTerminal } from "./stop-signal.ts";

const openProcess = (connected: boolean) => Object.assign(new EventEmitter(), { connected });

test.each([
  ["SIGTERM", false],
  ["SIGINT", true],
  ["SIGHUP", true],
  ["disconnect", false],
] as const)("%s stops the process, however often it comes", async (reason, isTerminals) => {
  const running = openProcess(true);
  const stop = awaitStop(running);
  for (let time = 0; time < 3; time += 1) running.emit(reason);
  running.emit("SIGINT");
  expect(await stop).toBe(reason);
  expect(isFromTerminal(await stop)).toBe(isTerminals);
});

test("a process that no other one started does not wait for its end", () => {
  const running = openProcess(false);
  void awaitStop(running);
  expect(running.listenerCount("disconnect")).toBe(0);
});
