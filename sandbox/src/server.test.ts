import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "./server.ts";
import { dayNumber, dayText } from "./world/day.ts";
import { arrivalPeriods, RESTRICTED_NODE } from "./world/restricted-arrivals.ts";
import { special } from "./world/special-cases.ts";

const stays = "/en/api/galaxy/stays";
const search = (start: string, end: string, productId: number) =>
  `${stays}/availability/accommodation?start=${start}&end=${end}&productId=${productId}&personConfigurations=${encodeURIComponent('[{"Adults":2,"ChildrenAges":[]}]')}`;

async function ask(sandbox: Sandbox, address: string, init?: RequestInit): Promise<unknown> {
  return (await sandbox.app.request(address, init)).json();
}

describe("a data folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "stays-sandbox-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("CT-04 a booking survives a restart and the turn of days, which only moves the window", async () => {
    const first = await createSandbox({ dataFolder: folder, today: () => "2026-11-21" });
    const opened = await first.app.request(`${stays}/create-basket`);
    const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const found = (await ask(first, search("2027-02-01", "2027-02-05", special.lodge))) as {
      SearchId: string;
      Accommodations: { BookingKey: string }[];
    };
    const BookKey = found.Accommodations[0]?.BookingKey;
    const items = JSON.stringify([{ BookKey, Amount: 1, Name: "Lodge" }]);
    await ask(first, `${stays}/add-accommodation-to-basket`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ searchId: found.SearchId, items }),
    });
    first.close();

    let today = "2026-12-24";
    const second = await createSandbox({ dataFolder: folder, today: () => today });
    expect(await ask(second, `${stays}/get-basket`, { headers: { cookie } })).toMatchObject({
      Groups: [{ Products: [{ StartDate: "2027-02-01T00:00:00" }] }],
    });
    expect(await ask(second, search("2027-02-02", "2027-02-04", special.lodge))).toMatchObject({ code: 500 });
    expect(await ask(second, search("2028-01-20", "2028-01-22", special.lodge))).toMatchObject({
      TotalResults: 1,
    });
    today = "2027-01-10";
    expect(await ask(second, search("2028-02-08", "2028-02-10", special.lodge))).toMatchObject({
      TotalResults: 1,
    });
    expect(await ask(second, search("2027-01-05", "2027-01-07", special.lodge))).toMatchObject({ code: 500 });
    second.close();
  });
});

test("SW-11 the first arrival of settings from before midnight has departures after it", async () => {
  const [period] = arrivalPeriods(dayNumber("2026-11-21") ?? 0);
  const sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-22" });
  const arrival = dayText(period?.first ?? 0);
  const address = `${stays}/available-departure-dates?nodeId=${RESTRICTED_NODE}&arrivalDate=${arrival}`;
  expect(await ask(sandbox, address)).toMatchObject({ earliestDepartureDay: "2026-12-05" });
  sandbox.close();
});

test("without the switch nothing can be ordered", async () => {
  const sandbox = await createSandbox({ dataFolder: null, today: () => "2026-11-21" });
  const body = JSON.stringify({ operation: "getBasket", kind: "fail" });
  const headers = { "content-type": "application/json" };
  const answer = await sandbox.app.request("/sandbox/faults", { method: "POST", headers, body });
  expect(answer.status).toBe(404);
  sandbox.close();
});
