import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { Deployment } from "kubernetes-types/apps/v1";
import { parseAllDocuments } from "yaml";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, "deploy/kubernetes");

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { encoding: "utf8", cwd: root });

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec?: Deployment["spec"];
}

/** The resources that kustomize makes of the folder. */
function resources(): readonly Resource[] {
  const { stdout, stderr, status, error } = run("kubectl", "kustomize", folder);
  expect(status, stderr || `${error}`).toBe(0);
  return parseAllDocuments(stdout).map((document) => document.toJS());
}

/** What TypeScript says of resources whose types are generated from Kubernetes' published schemas. */
async function typeErrors(all: readonly Resource[]): Promise<string> {
  const code = all.map((one, index) => {
    const module = one.apiVersion === "v1" ? "core/v1" : one.apiVersion;
    const type = `import("kubernetes-types/${module}").${one.kind}`;
    return `export const resource${index}: ${type} = ${JSON.stringify(one)};`;
  });
  // Beside the packages of this folder, where the compiler finds the types.
  const file = path.join(import.meta.dirname, `../node_modules/.kubernetes-${process.pid}.ts`);
  await writeFile(file, code.join("\n"));
  const options = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler"];
  const { stdout } = run("node_modules/.bin/tsc", ...options, "--ignoreConfig", "--types", "", file);
  await rm(file);
  return stdout;
}

test("ST-01 the example for Kubernetes is made by kustomize and fits Kubernetes' schemas", async () => {
  const all = resources();
  expect(all.map(({ kind }) => kind).sort()).toEqual([
    "ConfigMap",
    "ConfigMap",
    "Deployment",
    "HorizontalPodAutoscaler",
    "PodDisruptionBudget",
    "Service",
  ]);
  expect(await typeErrors(all)).toBe("");
});

test("the server accepts the settings of the example", () => {
  const { stdout, status } = run(
    process.execPath,
    "host/dist/server/check-settings.cjs",
    path.join(folder, "settings"),
  );
  expect(stdout).toContain("en.json");
  expect(status).toBe(0);
});
