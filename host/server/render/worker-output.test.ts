import { PassThrough } from "node:stream";
import { readLines } from "./worker-output.ts";

/** The lines that are passed on of what a process writes in one second. */
async function linesOf(...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const output = new PassThrough();
  readLines(output, (line) => lines.push(line));
  for (const chunk of chunks) output.write(chunk);
  output.end();
  await new Promise((resolve) => output.once("close", resolve));
  return lines;
}

const long = "x".repeat(20_000);

test.each<[string, readonly (string | Buffer)[], readonly string[]]>([
  ["lines", ["one\ntwo\n"], ["one", "two"]],
  ["a line in parts", ["on", "e\r\ntw", "o"], ["one\r", "two"]],
  ["a letter in parts", [Buffer.from([0xc3]), Buffer.from([0xa5])], ["å"]],
  ["empty lines", ["\n \n\n"], []],
  ["a long line", [`${long}\n`, "next\n"], ["x".repeat(8192), "next"]],
  ["a long line in parts", [long, long, "\nnext\n"], ["x".repeat(8192), "next"]],
  [
    "more than a second may have",
    [`${long}\n`.repeat(20)],
    [...Array(8).fill("x".repeat(8192)), "… and 12 more lines"],
  ],
])("FE-03 %s in the output of a worker", async (_, chunks, lines) => {
  expect(await linesOf(...chunks)).toEqual(lines);
});
