import type { ErrorObject } from "ajv/dist/2020.js";

/** One error in a settings document: the path of the value, and what it must be. */
export interface SettingsProblem {
  /** JSON pointer, such as `/hosts/imageBaseUrl`; empty = the whole document. */
  readonly path: string;
  readonly rule: string;
}

const formats: Readonly<Record<string, string>> = {
  uri: "must be a web address",
  date: "must be a day such as 2027-02-07",
  hostname: "must be a host name such as www.example.com",
};

const types: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

function typeRule(type: unknown): string {
  const names = Array.isArray(type) ? type : [type];
  return `must be ${names.map((name) => types[String(name)] ?? String(name)).join(" or ")}`;
}

const bounds: Readonly<Record<string, string>> = {
  minimum: "must be at least",
  maximum: "must be at most",
  minItems: "must have at least this many entries:",
  maxItems: "must have at most this many entries:",
};

function ruleOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === "required") return "is missing";
  if (keyword === "additionalProperties") return "is not a setting; is it misspelt?";
  if (keyword === "type") return typeRule(params.type);
  if (keyword === "format") return formats[String(params.format)] ?? `must be a ${params.format}`;
  if (keyword === "enum") return `must be one of ${params.allowedValues.join(", ")}`;
  if (keyword === "pattern") return `must have the form ${params.pattern}`;
  const bound = bounds[keyword];
  return bound ? `${bound} ${params.limit}` : (message ?? "is wrong");
}

function pathOf({ instancePath, keyword, params, propertyName }: ErrorObject): string {
  if (keyword === "required") return `${instancePath}/${params.missingProperty}`;
  if (keyword === "additionalProperties") return `${instancePath}/${params.additionalProperty}`;
  return propertyName === undefined ? instancePath : `${instancePath}/${propertyName}`;
}

/** Whether an error only repeats another one: the `oneOf` or `propertyNames` around it, or "must be null". */
function isEcho({ keyword, params }: ErrorObject): boolean {
  return keyword === "oneOf" || keyword === "propertyNames" || (keyword === "type" && params.type === "null");
}

/** Turns schema errors into messages for the person who edits the document. */
export function schemaProblems(errors: readonly ErrorObject[]): readonly SettingsProblem[] {
  return errors
    .filter((error) => !isEcho(error))
    .map((error) => ({ path: pathOf(error), rule: ruleOf(error) }));
}
