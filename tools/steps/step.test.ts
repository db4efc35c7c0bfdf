import { eachStage } from "./step.mjs";

test("every stage runs, also after one that failed; those that failed or could not run are named", async () => {
  const printed: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line) => printed.push(line));
  const complained = jest.spyOn(console, "error").mockImplementation(() => {});
  const ran: string[] = [];
  const stages = eachStage({
    licences: async () => {
      ran.push("licences");
      throw new Error("no licence");
    },
    "object store": async () => {
      ran.push("object store");
      return false;
    },
    sweeps: async () => {
      ran.push("sweeps");
    },
  });
  await expect(stages).rejects.toThrow("✗ Failed or not tested: licences, object store.");
  expect(ran).toEqual(["licences", "object store", "sweeps"]);
  expect(complained).toHaveBeenCalledWith(new Error("no licence"));
  const cells = printed.map((line) => line.split(/ {2,}/));
  expect(cells.map(([stage, result]) => [stage, result])).toEqual([
    ["licences", "FAILED"],
    ["object store", "NOT TESTED"],
    ["sweeps", "passed"],
  ]);
});
