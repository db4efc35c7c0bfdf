import type { Facility } from "@stays/domain";
import { renderInHost } from "@stays/testing";
import { screen } from "@testing-library/react";
import { texts } from "../../texts/texts.ts";
import { Amenities } from "./sections.tsx";
import { TopFacts } from "./top-facts.tsx";

const facility = (
  id: number,
  name: string,
  value = "True",
  type: Facility["type"] = "Boolean",
): Facility => ({
  id,
  name,
  icon: "check",
  type,
  value,
});
const facilities = [
  facility(372, "Beds", "6", "Number"),
  facility(603, "Bedrooms", "2", "Number"),
  facility(589, "Sleeping rooms", "3", "Number"),
  facility(211, "Wi-Fi"),
  facility(215, "Sauna", "False"),
  facility(220, "Fireplace"),
  facility(100724, "Linen for hire"),
  facility(100043, "Linen"),
];
const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("AT-01 beds and bedrooms are first in the row of a unit", async () => {
  await renderInHost(<TopFacts facilities={facilities} max={1} variant="small" />, {
    texts: [texts],
    settings: { attributes: { topAttributeIds: [] } },
  });
  expect(shown()).toEqual(["Beds: 6", "Bedrooms: 2", "Wi-Fi"]);
});

test("AT-01 the texts True and False are never printed, whatever the type and the letters", async () => {
  const odd = [
    facility(1, "Jetty", "true", "Text"),
    facility(2, "Boat", "True ", "Text"),
    facility(3, "Pier", "false", "Text"),
    facility(4, "Slip", "FALSE"),
    facility(5, "Quay", " "),
  ];
  await renderInHost(<Amenities facilities={odd} />, { texts: [texts] });
  expect(shown()).toEqual(["Jetty", "Boat"]);
});
