import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import schema from "../../settings/site-settings.schema.json";

let compiled: ValidateFunction | undefined;

/** Compiled once per process: a pure function of a file that ships with the server. */
function validator(): ValidateFunction {
  if (compiled) return compiled;
  const ajv = new Ajv2020({ allErrors: true, useDefaults: true, allowUnionTypes: true, verbose: true });
  addFormats.default(ajv, ["uri", "date", "hostname"]);
  ajv.addVocabulary(["x-spec", "x-fixed-constants"]);
  compiled = ajv.compile(schema);
  return compiled;
}

/**
 * Fills in the defaults of the schema, in place, and says where the document breaks it.
 *
 * @param document is changed
 */
export function applySchema(document: unknown): readonly ErrorObject[] {
  const validate = validator();
  return validate(document) ? [] : (validate.errors ?? []);
}

/** `results.detailLinks` of the schema: a key that a document leaves out keeps its default. */
export const defaultDetailLinks: Readonly<Record<string, string>> =
  schema.properties.results.properties.detailLinks.default;
