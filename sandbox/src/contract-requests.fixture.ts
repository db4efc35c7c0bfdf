import { type Parameter, readParameters } from "./contract-check.fixture.ts";

/** The value of a required parameter where the contract allows one of two. */
const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  searchActivities: { date: "2027-02-07" },
  getAccommodationContent: { page: "1" },
};
/** Which parameters a parameter needs, and which it excludes (null). */
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

/** A valid request with the contract's own examples, which allows the given parameter. */
export function validQuery(operationId: string, parameter?: Parameter): Record<string, string | null> {
  const required = readParameters(operationId).filter(({ isRequired }) => isRequired);
  return {
    ...Object.fromEntries(required.map(({ name, example }) => [name, example])),
    ...chosen[operationId],
    ...(parameter && together[parameter.name]),
  };
}

/** A valid value. */
export const validValue = ({ name, example, schema }: Parameter) =>
  example ?? examples[name] ?? (schema.type === "boolean" ? "true" : null);

/** Values of a parameter that violate its schema. */
export function invalidValues({ isJson, schema, example }: Parameter): string[] {
  if (isJson) {
    const valid = JSON.parse(example ?? "null");
    const stranger = Array.isArray(valid) ? [{ ...valid[0], Stranger: "x" }] : { ...valid, Stranger: "x" };
    return [
      "",
      "{",
      '"x"',
      "7",
      ...(Array.isArray(valid) ? ["[]", "[1]", "{}"] : ["[]"]),
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
