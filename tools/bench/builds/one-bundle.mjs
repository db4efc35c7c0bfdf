import path from "node:path";
import { precompress, root } from "@stays/build";
import { compile } from "./compile.mjs";
import { writeModuleTable } from "./module-table.mjs";
import { addressOfBuild, benchFolder, filesOf, webBuild } from "./web-build.mjs";

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/**
 * Builds the same source without federation: the host, all pages and all slots in one bundle. Lazy parts of
 * the sources (the map, dialogs, other languages) stay separate chunks, as in any well-made bundle.
 *
 * @param {{ build: string, isSplit: boolean }} parts `isSplit` = one chunk for each page and slot instead
 */
export async function buildOneBundle({ build, isSplit }) {
  const table = path.join(benchFolder, `${build}-table.mjs`);
  await writeModuleTable(table, (remote, module, file) =>
    isSplit
      ? `import(/* webpackChunkName: ${quoted(`${remote}-${module}`)} */ ${quoted(file)})`
      : `import(/* webpackMode: "eager" */ ${quoted(file)})`,
  );
  const context = path.join(root, "host");
  const config = {
    ...webBuild({ build, app: "app", context, table }),
    entry: { main: "./browser/main.tsx" },
  };
  const [stats] = await compile([config]);
  if (!stats) throw new Error(`${build}: the bundler returned no statistics`);
  await precompress(path.join(benchFolder, build));
  return filesOf(stats, `${addressOfBuild(build)}app/`);
}
