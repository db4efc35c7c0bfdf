import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A node of the contract document. */
export interface Node {
  readonly [member: string]: unknown;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether its value is JSON text. */
  readonly isJson: boolean;
  readonly schema: Node;
}

/** An operation of the contract. */
export interface Described {
  readonly id: string;
  /** Path after `/{lang}/api/galaxy/stays/`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body of a POST. */
  readonly body: Node | null;
  readonly answer: Node;
  readonly examples: readonly { readonly name: string; readonly value: unknown }[];
}

/** The parsed contract, for tests. */
export const contract: Node = parse(
  readFileSync(join(__dirname, "../contract/galaxy.openapi.yaml"), "utf8"),
) as Node;

/** Resolves a `$ref` to another node of the contract. */
export function resolved(node: unknown): Node {
  const reference = (node as Node | undefined)?.$ref;
  if (typeof reference !== "string") return (node ?? {}) as Node;
  const at = reference.split("/").slice(1);
  return resolved(at.reduce<unknown>((found, key) => (found as Node)[key], contract));
}

const member = (node: unknown, ...path: readonly string[]) =>
  path.reduce<Node>((at, key) => resolved(at[key]), resolved(node));

/** Operations that no page needs: by-day answers have the same departures, day by day. */
const NOT_CALLED: readonly unknown[] = ["activitiesByProduct", "transportByProduct"];

/** The Galaxy operations of the contract that the site calls. */
export const described: readonly Described[] = Object.entries(member(contract, "paths"))
  .filter(([path]) => path.includes("/api/galaxy/"))
  .flatMap(([path, item]) => ["get", "post"].map((method) => ({ path, operation: member(item, method) })))
  .filter(({ operation: { operationId } }) => operationId !== undefined && !NOT_CALLED.includes(operationId))
  .map(({ path, operation }) => {
    const json = member(operation, "responses", "200", "content", "application/json");
    const body = member(operation, "requestBody", "content", "application/json", "schema");
    return {
      id: String(operation.operationId),
      path: path.replace("/{lang}/api/galaxy/stays/", ""),
      parameters: ((operation.parameters as readonly unknown[] | undefined) ?? []).map(readParameter),
      body: Object.keys(body).length > 0 ? body : null,
      answer: member(json, "schema"),
      examples: Object.entries(member(json, "examples")).map(([name, example]) => ({
        name,
        value: resolved(example).value,
      })),
    };
  });

function readParameter(node: unknown): Parameter {
  const { name, required, content, schema } = resolved(node);
  return {
    name: String(name),
    isRequired: required === true,
    isJson: content !== undefined,
    schema: content ? member(content, "application/json", "schema") : resolved(schema),
  };
}
