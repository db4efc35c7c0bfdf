import { STAY_SORTS } from "@stays/domain";
import { toStandardJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

const optional = <Schema extends v.GenericSchema>(schema: Schema, about: string) =>
  v.optional(v.pipe(schema, v.description(about)));
const day = v.pipe(v.string(), v.isoDate(), v.description("YYYY-MM-DD"));
const short = v.pipe(v.string(), v.maxLength(200));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const room = v.object({ adults: whole(20), childrenAges: v.optional(v.array(whole(20)), []) });
const dates = {
  arrival: optional(day, "First day, YYYY-MM-DD. Prices need arrival and departure."),
  departure: optional(day, "Last day, YYYY-MM-DD."),
  rooms: optional(v.pipe(v.array(room), v.maxLength(20)), "Guests of each room, with each child's age."),
};
const inputs = {
  search_stays: v.object({
    ...dates,
    area: optional(short, "Name of an area, or a part of it."),
    kind: optional(short, "Kind of accommodation, as the site names it."),
    facilities: optional(v.pipe(v.array(short), v.maxLength(20)), "Names of facilities, all needed."),
    minPrice: optional(whole(999_999_999), "Lowest total of the stay."),
    maxPrice: optional(whole(999_999_999), "Highest total of the stay."),
    order: v.optional(v.picklist(STAY_SORTS)),
  }),
  get_stay: v.object({ stay: v.pipe(short, v.description("An id from search_stays.")), ...dates }),
  find_dates: v.object({
    month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/), v.description("First month, YYYY-MM")),
    months: v.optional(v.pipe(whole(3), v.minValue(1)), 1),
    stay: optional(short, "An id from search_stays; missing: the whole destination."),
  }),
  find_activities: v.object({ day, category: optional(short, "Name of a category of activities.") }),
  find_transport: v.object({ day, route: optional(short, "Name of a route, or a part of it.") }),
};

export type Inputs = { readonly [Name in keyof typeof inputs]: v.InferOutput<(typeof inputs)[Name]> };

const fields = (names: string, schema: v.GenericSchema) =>
  Object.fromEntries(names.split(" ").map((name) => [name, v.nullish(schema)]));
const texts = v.array(v.string());
/** A stay, a unit, an arrival day, an activity or transport. */
const item = {
  ...fields("id name url area introduction date price currency priceFor conditions freeUntil", v.string()),
  ...fields("facilities included times routes", texts),
  ...fields("amount originalAmount", v.number()),
  ...fields("nights", v.array(v.number())),
};
const outputSchema = toStandardJsonSchema(
  v.object({
    ...{ ...item, ...fields("description", v.string()), ...fields("photos", texts) },
    ...fields("latitude longitude total", v.number()),
    items: v.array(v.object(item)),
    notUnderstood: optional(texts, "What of the question the answer leaves out: tell the traveller."),
    links: v.record(v.string(), v.string()),
    answeredAt: v.pipe(v.string(), v.description("Time of the prices, ISO 8601.")),
  }),
);
const annotations = { readOnlyHint: true, openWorldHint: false };
function tool(name: keyof Inputs, title: string, description: string) {
  const inputSchema = toStandardJsonSchema<v.GenericSchema>(inputs[name]);
  return { name, title, description, inputSchema, outputSchema, annotations };
}

export const tools = [
  tool("search_stays", "Find stays", "At most 10 stays of a total; priceFor says what a price is for."),
  tool(
    "get_stay",
    "Look at a stay",
    "Units with prices, conditions word for word, freeUntil to cancel, photos.",
  ),
  tool("find_dates", "Find dates", "Arrival days with numbers of nights and lowest prices."),
  tool("find_activities", "Find activities", "Activities of a day with times and prices."),
  tool("find_transport", "Find transport", "Transport of a day with routes, times and prices."),
];
