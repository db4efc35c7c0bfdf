import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contract, described, type Parameter } from "../../shared/galaxy/src/contract-document.fixture.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
for (const { id, answer } of described) ajv.addSchema({ ...answer, components: contract.components }, id);

/** The names of the operations of the contract. */
export const operationIds: readonly string[] = described.map(({ id }) => id).sort();

/** What an answer violates of the schema of its operation; empty = nothing. */
export const contractViolation = (operationId: string, answer: unknown): string =>
  ajv.validate(operationId, answer) ? "" : `${operationId}: ${ajv.errorsText(ajv.errors?.slice(0, 8))}`;

/** The parameters of an operation. */
export const readParameters = (operationId: string): readonly Parameter[] =>
  described.find(({ id }) => id === operationId)?.parameters ?? [];
