import openapiTypes, { astToString } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";

const HEAD =
  "// Types of Galaxy's JSON. Written by tools/wire-types.mjs from contract/galaxy.openapi.yaml; not edited by hand.\n";

/**
 * TypeScript types of the entities that an OpenAPI document describes, as `components["schemas"][name]`.
 *
 * @param {string} document in YAML
 * @returns {Promise<string>} a TypeScript module
 */
export async function wireTypes(document) {
  const { openapi, info, components } = parse(document);
  // Operations and examples have no types that anything reads.
  const entities = { openapi, info, paths: {}, components: { schemas: components.schemas } };
  const nodes = await openapiTypes(entities, { immutable: true });
  return (
    HEAD +
    astToString(nodes.filter((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components"))
  );
}
