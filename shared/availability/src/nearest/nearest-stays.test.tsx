import { deferred, renderInHost } from "@stays/testing";
import { act, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { nearestStays, StayChoices } from "./nearest-stays.tsx";

const day = (date: string, ...stayLengths: number[]) => ({ date, stayLengths, priceFrom: null });
const week = { start: "2027-02-06", nights: 7, earliest: "2026-11-21", count: 2 };

test("VI-02 the nearest stays: as many nights first, then as near as can be, never the wanted one", () => {
  const days = [day("2027-02-01", 3), day("2027-02-06", 7), day("2027-02-08", 7), day("2027-02-20", 7)];
  expect(nearestStays(days, week)).toEqual([
    { start: "2027-02-08", end: "2027-02-15" },
    { start: "2027-02-01", end: "2027-02-04" },
  ]);
});

test("VI-02 no stay in the past", () => {
  expect(nearestStays([day("2027-02-01", 7)], { ...week, earliest: "2027-02-02" })).toEqual([]);
});

test("SR-03 not more stays than are asked for, and none where the calendar has no days", () => {
  const days = [day("2027-02-10", 7), day("2027-02-08", 7), day("2027-02-02", 7)];
  const starts = nearestStays(days, { ...week, count: 2 }).map(({ start }) => start);
  expect(starts).toEqual(["2027-02-08", "2027-02-10"]);
  expect(nearestStays([], week)).toEqual([]);
});

test("VI-02 a chosen stay is marked from the click until the page shows it", async () => {
  const shown = deferred();
  function Page() {
    const [isChosen, setChosen] = useState(false);
    if (isChosen) use(shown.promise);
    return (
      <StayChoices stays={[{ start: "2027-02-08", end: "2027-02-15" }]} onChoose={() => setChosen(true)} />
    );
  }
  await renderInHost(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const choice = screen.getByRole("button", { name: "8 Feb – 15 Feb" });
  expect(choice).not.toHaveAttribute("data-pending");
  await act(async () => choice.click());
  expect(choice).toHaveAttribute("data-pending");
  await act(async () => shown.resolve());
  expect(choice).not.toHaveAttribute("data-pending");
});
