import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { capture } from "./steps/command.mjs";
import { root } from "./steps/root.mjs";
import { ToolError } from "./steps/step.mjs";
import { runCommand } from "./steps/usage.mjs";

const help = `npm run contract-report [-- --check]

Writes shared/contract/contract.report.md: the public declarations of the contract between host and remotes. The file is
committed, so every change is a visible diff. --check fails when it is out of date.`;

const report = path.join(root, "shared/contract/contract.report.md");

/** @param {string} folder where the declarations are written */
async function declare(folder) {
  const options = ["--declaration", "--emitDeclarationOnly", "--noEmit", "false", "--outDir", folder];
  const settings = [
    "--skipLibCheck",
    "--allowImportingTsExtensions",
    "--module",
    "esnext",
    "--target",
    "es2022",
  ];
  const { isOk, output } = await capture("node_modules/.bin/tsc", [
    "shared/contract/src/index.ts",
    "--ignoreConfig",
    ...["--moduleResolution", "bundler", "--jsx", "react-jsx", "--strict", "--exactOptionalPropertyTypes"],
    ...settings,
    ...options,
  ]);
  if (!isOk) throw new ToolError(`✗ The contract does not compile.\n${output}`);
}

/** @param {string} folder @returns {Promise<string>} the folder with the contract's declarations */
async function contractFolder(folder) {
  const nested = (await readdir(folder, { recursive: true })).find((file) =>
    file.endsWith("contract/src/version.d.ts"),
  );
  return nested ? path.join(folder, path.dirname(nested)) : folder;
}

/** The public surface of the contract, as Markdown. */
async function currentReport() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-contract-"));
  try {
    await declare(folder);
    const declarations = await contractFolder(folder);
    const names = (await readdir(declarations)).filter(
      (name) => name.endsWith(".d.ts") && name !== "index.d.ts",
    );
    const parts = names.sort().map(async (name) => {
      const text = await readFile(path.join(declarations, name), "utf8");
      return `## ${name.replace(".d.ts", "")}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`;
    });
    const head =
      "# The contract\n\nWhat host and remotes promise each other. Written by `npm run contract-report`; not edited by hand.\n";
    return [head, ...(await Promise.all(parts))].join("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws ToolError when the committed report does not match the sources */
export async function checkContractReport() {
  const committed = existsSync(report) ? await readFile(report, "utf8") : "";
  if (committed === (await currentReport())) return;
  throw new ToolError(
    "✗ The report of shared/contract is out of date: run npm run contract-report and commit the diff. Raise CONTRACT_VERSION if a field was removed or changed its meaning.",
  );
}

/** @param {{ values: Readonly<Record<string, unknown>> }} given */
async function main({ values }) {
  if (values.check) {
    await checkContractReport();
    return console.log("✓ The report of the contract is up to date.");
  }
  await writeFile(report, await currentReport());
  console.log(`✓ ${path.relative(root, report)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await runCommand(help, { options: { check: { type: "boolean" } } }, main);
