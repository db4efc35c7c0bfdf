import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
}

/** A parameter as the contract describes it. */
export interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether its value is JSON text. */
  readonly isJson: boolean;
  readonly schema: Schema;
  /** The contract's example as a query value; null when it has none. */
  readonly example: string | null;
}

interface Described {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly object[];
  readonly responses: { 200: { $ref?: string; content?: unknown } };
}

const contract: { readonly paths: Record<string, Record<string, Described>> } = parse(
  readFileSync(join(__dirname, "../../shared/galaxy/contract/galaxy.openapi.yaml"), "utf8"),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...contract, $id: "galaxy" });

/** The operations of the contract. */
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, described]) =>
    described.operationId && !described.tags?.includes("external")
      ? [{ id: described.operationId, path, method, described }]
      : [],
  ),
);

/** The names of these operations. */
export const operationIds: readonly string[] = operations.map(({ id }) => id).sort();

/** What an answer violates of the schema of its operation; empty = nothing. */
export function contractViolation(operationId: string, answer: unknown): string {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return `${operationId} is not in the contract`;
  const { path, method, described } = operation;
  const pointer =
    described.responses[200].$ref ??
    `#/paths/${path.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${method}/responses/200`;
  const validate = ajv.compile({ $ref: `galaxy${pointer}/content/application~1json/schema` });
  return validate(answer) ? "" : `${operationId}: ${ajv.errorsText(validate.errors?.slice(0, 8))}`;
}

/** The parameters of an operation. */
export function readParameters(operationId: string): readonly Parameter[] {
  const { described } = operations.find(({ id }) => id === operationId) ?? {};
  return (described?.parameters ?? []).map((node) => {
    const { name, required, content, schema, example } = resolved(node);
    const json = resolved(content)["application/json"] as { schema: object; example: unknown } | undefined;
    return {
      name: String(name),
      isRequired: required === true,
      isJson: json !== undefined,
      schema: resolved(json?.schema ?? schema),
      example: json ? JSON.stringify(json.example) : readText(example),
    };
  });
}

function readText(example: unknown): string | null {
  return example === undefined ? null : String(example);
}

function resolved(node: unknown): Record<string, unknown> {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if (!$ref) return (node ?? {}) as Record<string, unknown>;
  const path = $ref.split("/").slice(1);
  return resolved(path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract));
}
