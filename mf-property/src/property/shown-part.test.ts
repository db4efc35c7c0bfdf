import { type Accommodation, BEDS, topAttributes } from "@stays/domain";
import { pageContextAt } from "@stays/testing/page-context";
import { withoutUnits, withRows, withUnit } from "./shown-part.ts";

const facility = (id: number, icon: string | null = "sauna") => ({
  id,
  name: `Facility ${id}`,
  icon,
  type: "Boolean",
  value: "True",
});
const image = (uri: string, isMain: boolean) => ({ uri, isMain, description: null, focalY: 50 });

const unit = (id: number) =>
  ({
    id: `cbis:${id}`,
    name: `Cabin ${id}`,
    pageToLoad: "cabin",
    products: [{ bookingKey: `B-${id}` }],
    children: [],
    offers: [],
    content: {
      introduction: "Near the lake.",
      description: "<p>Long.</p>",
      images: [image("/a.jpg", false), image("/b.jpg", true)],
      information: [{ id: 101, html: "<p>Long.</p>" }],
      informationOthers: { 1012: "450" },
      attributes: [...Array.from({ length: 60 }, (_, index) => facility(9000 + index)), facility(BEDS, null)],
    },
  }) as unknown as Accommodation;

const units = [unit(1), unit(2)];
const property = {
  ...unit(2004),
  pageToLoad: "village",
  children: units,
  productsGrouped: [
    { key: "cbis:1", accommodations: [unit(1)] },
    { key: "cbis:2", accommodations: [unit(2)] },
  ],
  conditionGroups: [],
} as unknown as Accommodation;
const answer = { accommodations: [property], totalResults: 1, searchId: "s-1" };
const { settings } = pageContextAt("/en/stays/village/2004");

test("a row has what is shown of a unit and what is booked, and no more", () => {
  const [shown] = withRows(settings)(answer).accommodations;
  const [row] = shown?.children ?? [];
  expect(row).toMatchObject({ id: "cbis:1", name: "Cabin 1", products: [{ bookingKey: "B-1" }] });
  expect(row?.content).toMatchObject({
    introduction: "Near the lake.",
    description: null,
    information: [],
    images: [{ uri: "/b.jpg" }],
  });
  const max = settings.attributes.maxTop;
  const top = (of: Accommodation | undefined) =>
    topAttributes(of?.content.attributes ?? [], { ...settings.attributes, max }).map(({ id }) => id);
  expect(top(row)).toEqual(top(units[0]));
  expect(row?.content.attributes.map(({ id }) => id)).toContain(BEDS);
  expect(row?.content.attributes.length).toBeLessThan(20);
  expect(shown?.content).toEqual(property.content);
});

test("a row has the facilities of filters only where the page filters: Galaxy filters units with prices", () => {
  const filters = { capacitySelects: [], booleanCheckboxes: [{ attributeId: 9050, label: "Sauna" }] };
  const facilities = (of: typeof filters | null) =>
    withRows({ ...settings, filters: of })(answer).accommodations[0]?.children[0]?.content.attributes;
  expect(facilities(filters)).toContainEqual(facility(9050));
  expect(facilities(null)).not.toContainEqual(facility(9050));
});

test("the page of a unit has that unit only, in each list that has it", () => {
  const part = withUnit("2")(answer);
  const [shown] = part.accommodations;
  expect(part.searchId).toBe("s-1");
  expect(shown?.children).toEqual([units[1]]);
  expect(shown?.productsGrouped).toEqual([{ key: "cbis:2", accommodations: [units[1]] }]);
  expect(shown?.name).toBe(property.name);
});

test("without units the property itself is whole", () => {
  const [shown] = withoutUnits(answer).accommodations;
  expect(shown).toEqual({ ...property, children: [], productsGrouped: [], conditionGroups: [] });
});
