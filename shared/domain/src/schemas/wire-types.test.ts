import * as v from "valibot";
import { integer, nullableText, sharedEntity, text } from "./wire-types.ts";

const members = { id: ["Id", integer], icon: ["Icon", nullableText], value: ["Value", text] } as const;
const sauna = { Id: 215, Icon: "sauna", Value: "True" };

test.each([
  ["equal", { ...sauna }, true],
  ["of another value", { ...sauna, Value: "False" }, false],
  ["without an icon", { Id: 215, Value: "True" }, false],
  ["with a member that nobody reads", { ...sauna, Name: "Sauna" }, true],
])("an object that is %s shares what was decoded before: %s", (_, other, isShared) => {
  const decoder = sharedEntity(members);
  const [one, two] = [sauna, other].map((wire) => v.parse(decoder, wire));
  expect(one).toEqual({ id: 215, icon: "sauna", value: "True" });
  expect(two).toEqual(v.parse(sharedEntity(members), other));
  expect(one === two).toBe(isShared);
});

test.each([{ ...sauna, Id: "215" }, { ...sauna, Value: null }, null, "sauna"])(
  "what cannot be read cannot be read again: %j",
  (wire) => {
    const decoder = sharedEntity(members);
    v.parse(decoder, sauna);
    for (const _ of [1, 2]) expect(v.is(decoder, wire)).toBe(false);
  },
);
