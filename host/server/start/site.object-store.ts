import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { changeRegistry, openFolderReleases, openReleases, readRegistry } from "@stays/releases";

const root = process.cwd();
const bucket = `stays-${crypto.randomUUID()}`;
const bucketPath = `s3://${bucket}/sites/alps`;

let data: string;
let address: string;
let close: () => Promise<void>;

/** Uploads the local builds of the working copy to the bucket. */
async function fillBucket(): Promise<void> {
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: bucket }));
  const folder = path.join(root, ".data/builds");
  const { registry } = await readRegistry(openFolderReleases(folder));
  const store = await openReleases(bucketPath);
  for (const [name, { version }] of Object.entries(registry.remotes))
    await store.publish(name, version, path.join(folder, name, version));
  await changeRegistry(store, { by: "test", action: "build", remote: "mf-search" }, () => registry);
}

async function startSite(): Promise<void> {
  const site = fork(path.join(root, "host/dist/server/serve.cjs"), {
    env: { ...process.env, PORT: "0", SANDBOX: "1", RELEASES: bucketPath, SANDBOX_DATA: data, DATA: data },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = await once(site, "message");
  address = message.address;
  close = async () => {
    const exit = once(site, "exit");
    site.kill("SIGTERM");
    await exit;
  };
}

/** Runs a release command on the bucket; returns its output. */
async function readOutput(command: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, RELEASES: bucketPath };
  const act = promisify(execFile)(process.execPath, ["tools/cli/stays.mjs", command, ...words], {
    cwd: root,
    env,
  });
  return (await act).stdout;
}

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "stays-site-"));
  await fillBucket();
  await startSite();
});
afterAll(async () => {
  await close();
  await rm(data, { recursive: true, force: true });
});

const versionOnPage = async () =>
  /"name":"mf-search","version":"([^"]+)"/.exec(await (await fetch(`${address}/en/stays`)).text())?.[1];

test("FE-01 a site renders its pages from releases in a bucket, and hands out their files", async () => {
  const page = await (await fetch(`${address}/en/stays`)).text();
  expect(page).toMatch(/<h1[^>]*>Stays/);
  const script = /\/releases\/mf-search\/[^"]+\.js/.exec(page)?.[0];
  const file = await fetch(address + script, { headers: { "accept-encoding": "br" } });
  expect(file.headers.get("content-encoding")).toBe("br");
  expect(file.headers.get("cache-control")).toContain("immutable");
});

test("FE-02 FE-04 a command moves what is live in the bucket, and the running site follows", async () => {
  const store = await openReleases(bucketPath);
  const live = String(await versionOnPage());
  const older = path.join(data, "older");
  await cp(path.join(root, ".data/builds/mf-search", live), older, { recursive: true });
  const descriptor = JSON.parse(await readFile(path.join(older, "release.json"), "utf8"));
  await writeFile(path.join(older, "release.json"), JSON.stringify({ ...descriptor, version: "0.9.0" }));
  await store.publish("mf-search", "0.9.0", older);

  expect(await readOutput("rollback", "mf-search", "0.9.0", "--why", "a try")).toContain(
    "mf-search 0.9.0 is live again",
  );

  let version = await versionOnPage();
  // The cached registry of a bucket is up to a second old.
  for (const giveUp = Date.now() + 5_000; version !== "0.9.0" && Date.now() < giveUp; )
    version = await versionOnPage();
  expect(version).toBe("0.9.0");
  expect(await readOutput("releases")).toMatch(/rollback +mf-search +0\.9\.0 +\S+ +a try/);
});
