import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { TopFacts } from "./top-facts.tsx";

const facility = (id: number, name: string, value = "True") => ({
  id,
  name,
  icon: "check",
  type: value === "True" ? ("Boolean" as const) : ("Number" as const),
  value,
});

test("AT-01 beds and bedrooms are first in the row of a unit", async () => {
  const facilities = [
    facility(211, "Wi-Fi"),
    facility(589, "Sleeping rooms", "3"),
    facility(603, "Bedrooms", "2"),
    facility(220, "Fireplace"),
    facility(372, "Beds", "6"),
  ];
  await renderInHost(<TopFacts facilities={facilities} max={1} variant="small" />, {
    texts: [texts],
    settings: { attributes: { topAttributeIds: [] } },
  });
  const shown = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(shown).toEqual(["Beds: 6", "Bedrooms: 2", "Wi-Fi"]);
});
