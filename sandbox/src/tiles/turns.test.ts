import { createTurns } from "./turns.ts";

test("other work has a turn before each piece, and one that throws stops no other", async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  const pieces = ["first", "second", "third"].map((name) =>
    inTurn(() => {
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
      if (name === "second") throw new Error("cannot be drawn");
    }),
  );
  const ends = await Promise.allSettled(pieces);
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order).toEqual(["first", "after first", "second", "after second", "third"]);
});
