import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import {
  contract,
  type Described,
  described,
  type Node,
  type Parameter,
} from "./contract-document.fixture.ts";
import { type Asked, galaxyFixture } from "./galaxy.fixture.ts";
import { serializeParams } from "./http-galaxy.ts";
import { requests } from "./sent-requests.fixture.ts";

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Returns the schema errors of a value; "" = valid. */
function findWrong(schema: Node, value: unknown): string {
  const validate = ajv.compile({ ...schema, components: contract.components });
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}

/** Parses a query value as the server does. */
function received({ isJson, schema }: Parameter, text: string): unknown {
  if (isJson) return JSON.parse(text);
  const single = (type: unknown, part: string) =>
    (type === "integer" && /^-?\d+$/.test(part)) || (type === "boolean" && /^(true|false)$/.test(part))
      ? JSON.parse(part)
      : part;
  if (schema.type !== "array") return single(schema.type, text);
  return text.split(",").map((part) => single((schema.items as Node).type, part));
}

/** Returns everything in a request that the contract forbids. */
function forbidden({ parameters, body }: Described, asked: Asked): string[] {
  if (body) {
    const sent = asked.body as { searchId: string; items: string };
    const items = (body.properties as { items: { contentSchema: Node } }).items.contentSchema;
    return [findWrong(body, sent), findWrong(items, JSON.parse(sent.items))].filter(Boolean);
  }
  const query = [...new URLSearchParams(serializeParams(asked.params ?? {}))];
  const missing = parameters.filter(
    ({ name, isRequired }) => isRequired && !query.some(([key]) => key === name),
  );
  return [
    ...missing.map(({ name }) => `${name} is missing`),
    ...query.flatMap(([name, text]) => {
      const parameter = parameters.find((one) => one.name === name);
      if (!parameter) return [`${name} is not a parameter`];
      const wrong = findWrong(parameter.schema, received(parameter, text));
      return wrong ? [`${name}=${text}: ${wrong}`] : [];
    }),
  ];
}

test("there are requests of every operation", () => {
  expect(Object.keys(requests).sort()).toEqual(described.map(({ id }) => id).sort());
});

test.each(described)("CT-04 $id never sends what the contract forbids, for any input", async (operation) => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(requests[operation.id] ?? fc.constant(async () => null), async (send) => {
      const galaxy = galaxyFixture({ code: 500, errorMessage: "" });
      await send(galaxy).catch((error: Error) =>
        expect(error.name).toMatch(/^(UnsendableError|GalaxyFailure)$/),
      );
      for (const asked of galaxy.asked) expect(forbidden(operation, asked)).toEqual([]);
      sent += galaxy.asked.length;
    }),
    { numRuns: 60 },
  );
  expect(sent).toBeGreaterThan(0);
});
