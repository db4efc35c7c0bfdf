import { openBeacon } from "./beacon.ts";
import type { Signal } from "./signals.ts";

const signal: Signal = {
  event: "stays.remote.load",
  remote: "mf-search",
  release: "1.0.0",
  route: "results",
  at: 0,
  attributes: {},
};
const endpoint = "https://otel.example/v1/logs";
const sent = jest.fn((_address: string, _body: Blob) => true);

const setVisibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
const open = () => openBeacon(endpoint, { site: "https://stays.example", language: "en", clickIds: "" });
function hide(): void {
  setVisibility("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  sent.mockClear();
  setVisibility("visible");
  Object.defineProperty(navigator, "sendBeacon", { value: sent, configurable: true });
});

const readRecords = async (call: number) => {
  const body = JSON.parse((await readBlob(sent.mock.calls[call]?.[1])) ?? "{}");
  return body.resourceLogs[0].scopeLogs[0].logRecords.length;
};

function readBlob(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}

describe("the beacon", () => {
  test("FE-06 all signals go together when the visitor leaves", async () => {
    const send = open();
    send(signal);
    send(signal);
    expect(sent).not.toHaveBeenCalled();
    hide();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toBe(endpoint);
    expect(await readRecords(0)).toBe(2);
  });

  test("FE-06 signals after the visitor has left are sent at once, together", async () => {
    const send = open();
    hide();
    expect(sent).not.toHaveBeenCalled();
    send(signal);
    send(signal);
    await Promise.resolve();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await readRecords(0)).toBe(2);
  });

  test("FE-06 many signals do not wait for the end", async () => {
    const send = open();
    for (let count = 0; count < 40; count += 1) send(signal);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(await readRecords(0)).toBe(40);
  });
});
