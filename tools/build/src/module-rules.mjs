import path from "node:path";

/**
 * Module rules: SWC compiles TypeScript and JSX, Rspack handles CSS modules.
 *
 * @param {{ isProduction: boolean, isServer: boolean, refresh: boolean }} target
 */
export function moduleRules({ isProduction, isServer, refresh }) {
  // A custom property keeps its name: the host reads `--bar`, which stylesheets of remotes set.
  const parser = { namedExports: false, dashedIdents: false };
  const generator = {
    exportsConvention: "as-is",
    localIdentName: "[uniqueName]-[local]-[hash:6]",
    exportsOnly: isServer,
  };
  return [
    {
      test: /\.tsx?$/,
      // Our packages are sources, also when they are installed.
      exclude: /node_modules[\\/](?!(?:@stays|\.pnpm)[\\/])/,
      loader: "builtin:swc-loader",
      type: "javascript/auto",
      options: {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", development: !isProduction, refresh } },
          target: "es2022",
        },
      },
    },
    { test: /\.module\.css$/, type: "css/module", parser, generator },
    { test: /(?<!\.module)\.css$/, type: "css", generator: { exportsOnly: isServer } },
    {
      test: /\.woff2$/,
      resourceQuery: /range=/,
      loader: path.join(import.meta.dirname, "font-loader.mjs"),
    },
    { test: /\.(?:woff2|png|svg)$/, type: "asset/resource", generator: { emit: !isServer } },
  ];
}
