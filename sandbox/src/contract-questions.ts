import { type Parameter, parametersOf } from "./contract-check.ts";

/** What stands in for a required value where the contract leaves the choice between two. */
const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  searchActivities: { date: "2027-02-07" },
  getAccommodationContent: { page: "1" },
};
/** What a parameter stands together with, and with what it cannot. */
const together: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  offerIds: { offersOnly: "true" },
  startDate: { date: null, endDate: "2027-02-08" },
  endDate: { date: null, startDate: "2027-02-07" },
  productId: { page: null },
};
const examples: Readonly<Record<string, string>> = {
  sort: "Name-Desc",
  startDate: "2027-02-07",
  endDate: "2027-02-08",
};

/** A request in good order, with the contract's own examples, in which a parameter can stand. */
export function goodQuery(operationId: string, parameter?: Parameter): Record<string, string | null> {
  const required = parametersOf(operationId).filter(({ isRequired }) => isRequired);
  return {
    ...Object.fromEntries(required.map(({ name, example }) => [name, example])),
    ...chosen[operationId],
    ...(parameter && together[parameter.name]),
  };
}

/** A value in good order. */
export const goodValue = ({ name, example, schema }: Parameter) =>
  example ?? examples[name] ?? (schema.type === "boolean" ? "true" : null);

/** Values of a parameter that its schema forbids. */
export function malformed({ isJson, schema, example }: Parameter): string[] {
  if (isJson) {
    const good = JSON.parse(example ?? "null");
    const stranger = Array.isArray(good) ? [{ ...good[0], Stranger: "x" }] : { ...good, Stranger: "x" };
    return [
      "",
      "{",
      '"x"',
      "7",
      ...(Array.isArray(good) ? ["[]", "[1]", "{}"] : ["[]"]),
      JSON.stringify(stranger),
    ];
  }
  if (schema.enum) return ["", "x"];
  if (schema.format === "date") return ["", "2027-02-30", "2027-2-6", "06/02/2027"];
  if (schema.pattern) return ["", "x", "-1", "1.5", "cbis:1"];
  if (schema.type === "boolean") return ["", "yes", "1"];
  if (schema.type === "array") return ["", "x", "1,,2"];
  if (schema.type === "integer")
    return ["", "x", "1.5", ...(schema.minimum === undefined ? [] : [`${schema.minimum - 1}`])];
  return [""];
}
