import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

interface Described {
  responses: { 200: { $ref?: string; content?: unknown } };
}

const contract: Record<string, unknown> = parse(
  readFileSync(join(__dirname, "../../shared/wire/contract/galaxy.openapi.yaml"), "utf8"),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...contract, $id: "galaxy" });

/** Checks an answer against the schema of its operation. */
export function wrongIn(operationId: string, answer: unknown): string {
  for (const [path, methods] of Object.entries(
    contract.paths as Record<string, Record<string, Described & { operationId?: string }>>,
  )) {
    for (const [method, described] of Object.entries(methods)) {
      if (described.operationId !== operationId) continue;
      const pointer =
        described.responses[200].$ref ??
        `#/paths/${path.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${method}/responses/200`;
      const validate = ajv.compile({ $ref: `galaxy${pointer}/content/application~1json/schema` });
      return validate(answer) ? "" : `${operationId}: ${ajv.errorsText(validate.errors?.slice(0, 8))}`;
    }
  }
  return `${operationId} is not in the contract`;
}

/** The operations the back end itself answers. */
export function operationIds(): string[] {
  const described = Object.values(
    contract.paths as Record<string, Record<string, Described & { operationId?: string; tags?: string[] }>>,
  );
  return described
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, tags }) => (operationId && !tags?.includes("external") ? [operationId] : []))
    .sort();
}
