import fc, { type Arbitrary } from "fast-check";
import { type Node, resolved } from "./contract-document.fixture.ts";

/** Maximum nesting of accommodations; below it lists and maps are empty. */
const DEEPEST = 5;
/** Members that identify something; the contract types them as text, but an empty one identifies nothing. */
const NAMES_SOMETHING: readonly string[] = ["Code", "Uri"];

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Generates any value that a schema of the contract allows, unlikely ones too; for tests. */
export function allowedBy(node: unknown, depth = 0): Arbitrary<unknown> {
  const schema = resolved(node);
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map((one) => allowedBy(one, depth)));
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => allowedBy({ ...schema, type }, depth)));
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer(range(schema));
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true, ...range(schema) });
    case "string":
      return makeTexts(schema);
    case "array":
      return makeLists(schema, depth);
    case "object":
      return schema.properties ? makeRecords(schema, depth) : makeMaps(schema, depth);
    default:
      throw new Error(`The contract says ${JSON.stringify(schema)}, which this test cannot make.`);
  }
}

function range({ minimum, maximum }: Node): { min?: number; max?: number } {
  return {
    ...(typeof minimum === "number" && { min: minimum }),
    ...(typeof maximum === "number" && { max: maximum }),
  };
}

function makeTexts({ pattern, format, minLength }: Node): Arbitrary<string> {
  if (format === "date") return day;
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: Number(minLength ?? 0) });
}

function makeLists({ items, minItems, maxItems }: Node, depth: number): Arbitrary<unknown[]> {
  const minLength = Number(minItems ?? 0);
  if (depth > DEEPEST && minLength === 0) return fc.constant([]);
  return fc.array(allowedBy(items, depth + 1), { minLength, maxLength: Math.min(Number(maxItems ?? 2), 2) });
}

function makeRecords(schema: Node, depth: number): Arbitrary<object> {
  const members = Object.entries(resolved(schema.properties)).map(([name, one]) => {
    const filled = NAMES_SOMETHING.includes(name) ? { minLength: 1 } : {};
    return [name, allowedBy({ ...resolved(one), ...filled }, depth + 1)] as const;
  });
  return fc.record(Object.fromEntries(members));
}

function makeMaps({ propertyNames, additionalProperties }: Node, depth: number): Arbitrary<object> {
  if (depth > DEEPEST) return fc.constant({});
  const keys = propertyNames ? makeTexts(resolved(propertyNames)) : fc.string();
  return fc.dictionary(keys, allowedBy(additionalProperties, depth + 1), { maxKeys: 2 });
}
