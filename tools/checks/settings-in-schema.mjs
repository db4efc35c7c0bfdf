/**
 * The part of JSON Schema that the settings use.
 *
 * @typedef {{ type?: string, description?: string, enum?: readonly unknown[], default?: unknown, $ref?: string, items?: Schema, required?: readonly string[], properties?: Record<string, Schema>, anyOf?: readonly Schema[], $defs?: Record<string, Schema> }} Schema
 * @typedef {{ name: string, schema: Schema, isRequired: boolean }} Setting with its path, such as `upsell.tabs[].icon`
 */

/** What a value may be. @param {Schema} schema @returns {readonly Schema[]} */
const alternatives = (schema) => schema.anyOf ?? [schema];

/** The values of a choice. @param {Schema} schema */
export const listChoices = (schema) => alternatives(schema).flatMap((one) => one.enum ?? []);

/** The default as JSON; "" for a group, whose members have their own. @param {Schema} schema */
export const getDefault = ({ default: value, properties }) =>
  value === undefined || properties ? "" : JSON.stringify(value);

/** What a value is, such as "text or null". @param {Schema} schema */
export function getKind(schema) {
  const kinds = {
    string: "text",
    integer: "whole number",
    boolean: "true or false",
    array: "list",
    object: "group",
  };
  const names = alternatives(schema).map(({ enum: values, type = "" }) =>
    values ? "choice" : (kinds[/** @type {keyof typeof kinds} */ (type)] ?? type),
  );
  return names.sort((a, b) => Number(a === "null") - Number(b === "null")).join(" or ");
}

/**
 * All settings in a schema, in its order.
 *
 * @param {Schema} schema of the value at a path
 * @param {Schema} document the whole schema
 * @param {string} [at] path
 * @returns {readonly Setting[]}
 */
export function listSettings(schema, document, at = "") {
  const definition = schema.$ref && document.$defs?.[schema.$ref.split("/").at(-1) ?? ""];
  // The children of an area are areas.
  if (definition) return at.includes("Children") ? [] : listSettings(definition, document, at);
  return alternatives(schema).flatMap((one) => [
    ...(one.items ? listSettings(one.items, document, `${at}[]`) : []),
    ...Object.entries(one.properties ?? {}).flatMap(([key, child]) => {
      const name = at === "" ? key : `${at}.${key}`;
      const isRequired = one.required?.includes(key) ?? false;
      return [{ name, schema: child, isRequired }, ...listSettings(child, document, name)];
    }),
  ]);
}
