const app = "^(host|mf-[a-z-]+|sandbox|e2e)/";
/** Tests, and what several of them share. */
const test = "\\.(?:test|fixture)\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "a-remote-is-an-island",
      comment: "A remote imports nothing of another app; what two remotes show is a slot.",
      severity: "error",
      from: { path: "^(mf-[a-z-]+)/" },
      to: { path: app, pathNot: "^$1/" },
    },
    {
      name: "the-host-knows-no-remote",
      comment: "The host finds remotes at run time; no source of theirs is compiled into it.",
      severity: "error",
      from: { path: "^host/" },
      to: { path: "^(mf-[a-z-]+|sandbox|e2e)/" },
    },
    {
      name: "the-sandbox-knows-no-app",
      severity: "error",
      from: { path: "^sandbox/" },
      to: { path: "^(host|mf-[a-z-]+|e2e)/" },
    },
    {
      name: "shared-knows-no-app",
      comment: "Packages of shared/ are for every app.",
      severity: "error",
      from: { path: "^shared/" },
      to: { path: app },
    },
    {
      name: "rules-know-no-react",
      comment: "A plain .ts file in an app holds pure rules; hooks are use-*.ts, views .tsx.",
      severity: "error",
      from: {
        path: "^(mf-[a-z-]+|shared/(domain|galaxy|search|routes))/.*\\.ts$",
        pathNot: [`/use-[^/]+\\.ts$`, "\\.query\\.ts$", "/texts/", test],
      },
      to: { path: "node_modules/(react|react-dom)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "remotes-call-galaxy-through-the-host",
      comment: "The host brings the HTTP client; a remote uses the Galaxy of its query client.",
      severity: "error",
      from: { path: "^(mf-[a-z-]+|shared)/", pathNot: ["^shared/(testing|galaxy/src/http)/", test] },
      to: { path: ["node_modules/axios/", "^shared/galaxy/src/http/"] },
    },
    {
      name: "days-are-computed-in-one-module",
      comment: "@stays/days computes days, in UTC; date-fns alone computes in the zone of the machine.",
      severity: "error",
      from: { path: "^(host|mf-[a-z-]+|shared|sandbox)/", pathNot: "^shared/days/" },
      to: { path: "node_modules/(@date-fns|date-fns)/" },
    },
    {
      name: "pages-only-compose",
      comment: "Imports run pages -> features -> shared: a feature does not import a page.",
      severity: "error",
      from: { path: "^mf-[a-z-]+/", pathNot: ["/pages/", "^mf-[a-z-]+/remote\\.ts$", test] },
      to: { path: "^mf-[a-z-]+/src/pages/" },
    },
    {
      name: "browser-code-knows-no-server",
      severity: "error",
      from: { path: "^host/src/" },
      to: { path: "^host/server/" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "only-what-is-declared",
      comment: "An app or package imports what its own package.json names.",
      severity: "error",
      from: { pathNot: [test, "^shared/testing/"] },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown", "unknown"] },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|releases|\\.cache|\\.data)/" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
