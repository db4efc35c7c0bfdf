import { galaxy, recorded, wireActivities, wireActivity, wireActivityDays } from "@stays/testing";
import { screen } from "@testing-library/react";
import {
  ADDRESS,
  BY_DAY,
  chooseSunday,
  DAY,
  february,
  openTabs,
  sundayToChoose,
  two,
} from "./upsell-category.fixture.tsx";

jest.setTimeout(30_000);

test("UP-03 ruling 104 the open tab and the chosen day are in the address, and open from it", async () => {
  const handlers = [galaxy.get(BY_DAY, wireActivityDays(february)), galaxy.get(DAY, two)];
  const { user, address, unmount } = await openTabs({}, { handlers });
  await user.click(await sundayToChoose());
  expect(address()).toBe(`${ADDRESS}&day=2027-02-07`);
  await user.click(screen.getByRole("tab", { name: "Wellness" }));
  await screen.findByText("2 activities on Saturday 6 February 2027");
  expect(address()).toBe(`${ADDRESS}&tab=2`);
  await user.click(await sundayToChoose());
  const shared = `${ADDRESS}&tab=2&day=2027-02-07`;
  expect(address()).toBe(shared);
  unmount();
  await openTabs({}, { address: shared, handlers });
  expect(await screen.findByText("2 activities on Sunday 7 February 2027")).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Wellness", selected: true })).toBeInTheDocument();
});

test("ruling 127 a day that its month offers and its search does not is skipped, also into the next month", async () => {
  const byDay = galaxy.get(BY_DAY, ({ params }) =>
    wireActivityDays(
      params.get("start")?.startsWith("2027-02")
        ? { "2027-02-01": true, "2027-02-02": true }
        : { "2027-01-30": true, "2027-01-31": true },
    ),
  );
  const { calls, handler } = recorded(DAY, ({ params }) =>
    params.get("startDate") === "2027-02-02" ? two : wireActivities([]),
  );
  await openTabs(
    {},
    { address: "/en/stays/upsell/categories?start=2027-01-30&end=2027-02-06", handlers: [byDay, handler] },
  );
  expect(await screen.findByText("2 activities on Tuesday 2 February 2027")).toBeInTheDocument();
  expect(calls.map(({ params }) => params.get("startDate"))).toEqual([
    "2027-01-30",
    "2027-01-31",
    "2027-02-01",
    "2027-02-02",
  ]);
});

test("UP-03 a month without activities leads to the next day that has some", async () => {
  const byDay = galaxy.get(BY_DAY, ({ params }) => {
    const month = (params.get("start") ?? "").slice(0, 7);
    return wireActivityDays({ [`${month}-10`]: month === "2027-04" });
  });
  const { user } = await openTabs({}, { handlers: [byDay, galaxy.get(DAY, two)] });
  expect(await screen.findByText("There are no activities in February 2027")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "First available day: Sat 10 Apr 2027" }));
  expect(await screen.findByText("2 activities on Saturday 10 April 2027")).toBeInTheDocument();
  expect(screen.getByRole("grid", { name: "April 2027" })).toBeInTheDocument();
});

test("UP-03 a late answer about a day that was left does not take the place of the chosen one", async () => {
  let answerSunday = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    answerSunday = resolve;
  });
  const { user } = await openTabs({
    day: async ({ params }) => {
      if (params.get("startDate") === "2027-02-07") await isAwaited;
      return wireActivities([wireActivity(6001, { Name: `On ${params.get("startDate")}` })]);
    },
  });
  await user.click(await sundayToChoose());
  await user.click(screen.getByRole("button", { name: "Saturday 6 February 2027" }));
  expect(await screen.findByRole("heading", { name: "On 2027-02-06" })).toBeInTheDocument();
  answerSunday();
  await user.click(screen.getByRole("button", { name: chooseSunday }));
  expect(await screen.findByRole("heading", { name: "On 2027-02-07" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Saturday 6 February 2027" }));
  expect(await screen.findByRole("heading", { name: "On 2027-02-06" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "On 2027-02-07" })).not.toBeInTheDocument();
});
