import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import schema from "../../settings/site-settings.schema.json";

let compiled: ValidateFunction | undefined;

/** Compiles the schema, once per process: the schema ships with the server. */
function validator(): ValidateFunction {
  if (compiled) return compiled;
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, allowUnionTypes: true, verbose: true });
  addFormats.default(ajv, ["uri", "date", "hostname"]);
  ajv.addVocabulary(["x-spec", "x-fixed-constants"]);
  compiled = ajv.compile(schema);
  return compiled;
}

/**
 * Fills in the defaults of the schema, in place, and returns the errors.
 *
 * @param document is changed
 */
export function applySchema(document: unknown): readonly ErrorObject[] {
  const validate = validator();
  return validate(document) ? [] : (validate.errors ?? []);
}

/** Defaults of `results.detailLinks`: a key that is missing in a document keeps its default. */
export const defaultDetailLinks: Readonly<Record<string, string>> =
  schema.properties.results.properties.detailLinks.default;
