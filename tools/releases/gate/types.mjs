import { createRequire } from "node:module";
import path from "node:path";
import { compile, inContractFolder, writeContract } from "./contract-project.mjs";

/** @import { Candidate, GateViolation } from "./candidate.mjs" */
/** @import { CompilerError } from "./contract-project.mjs" */

const require = createRequire(import.meta.url);

/** Most reasons to list. The rest usually has the same cause. */
const NAMED = 5;

/**
 * Checks that the remote compiles against the live host's contract, which may be older than the working
 * copy's. The remote may use only fields that this host provides (FE-05).
 *
 * @param {Pick<Candidate, "sources" | "offer">} candidate
 * @param {AbortSignal} signal
 * @returns {Promise<readonly GateViolation[]>}
 */
export async function checkTypes({ sources, offer }, signal) {
  const project = {
    include: [`${sources}/**/*.ts`, `${sources}/**/*.tsx`, require.resolve("@stays/build/css")],
    exclude: ["*.test.ts", "*.test.tsx", "*.fixture.ts", "*.fixture.tsx", "node_modules"].map(
      (name) => `${sources}/**/${name}`,
    ),
  };
  /** @param {CompilerError} error */
  const describeError = ({ file, position, what }) =>
    `${path.relative(sources, file)}${position}: ${what.split("\n")[0]}`;
  return inContractFolder(async (folder) => {
    await writeContract(folder, offer);
    const paths = { "@stays/contract": [path.join(folder, "index.ts")] };
    const errors = (await compile(folder, { ...project, compilerOptions: { paths } }, signal)).map(
      describeError,
    );
    if (errors.length === 0) return [];
    // Errors that are there with the contract of the working copy too are the remote's own.
    const own = new Set((await compile(folder, project, signal)).map(describeError));
    return errors.slice(0, NAMED).map((reason) => ({
      reason,
      remedy: own.has(reason)
        ? "correct it: npm run check shows the same error"
        : "use only what the live host's contract provides, or first deploy a host with the new contract",
    }));
  });
}
