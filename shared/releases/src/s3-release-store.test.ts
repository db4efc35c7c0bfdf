import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openReleases } from "./open-releases.js";
import { describeReleaseStore, describeWholeRelease, type WriteRaw } from "./release-store.fixture.ts";
import { type FakeS3, startFakeS3 } from "./s3-fake.fixture.ts";

let fake: FakeS3;
let prefix = "";
const environment = process.env;
const locate = () => `s3://bucket/${prefix}`;

beforeAll(async () => {
  fake = await startFakeS3();
  const credentials = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret", AWS_REGION: "us-east-1" };
  process.env = { ...environment, ...credentials, AWS_ENDPOINT_URL_S3: fake.address, AWS_MAX_ATTEMPTS: "1" };
});
afterAll(async () => {
  process.env = environment;
  await fake.close();
});
beforeEach(() => {
  prefix = crypto.randomUUID();
  fake.writesLeft = Number.POSITIVE_INFINITY;
});

const writeRaw: WriteRaw = async (file, content) => {
  const key = `bucket/${prefix}/${file}`;
  if (content === null) fake.objects.delete(key);
  else fake.objects.set(key, Buffer.from(content));
};

describe("a bucket", () => describeReleaseStore(locate));

describe("a release is whole, or it is none that goes live", () => describeWholeRelease(locate, writeRaw));

test.each([0, 1, 2])(
  "FE-02 an upload that ends after %i files is no release, and the next completes it",
  async (writes) => {
    const built = await mkdtemp(path.join(tmpdir(), "stays-built-"));
    for (const file of ["a.js", "b.js", "release.json"]) await writeFile(path.join(built, file), `"${file}"`);
    await writeFile(path.join(built, "release.json"), "{}");
    const store = await openReleases(locate());
    fake.writesLeft = writes;
    await expect(store.publish("mf-cart", "1.0.0", built)).rejects.toThrow();
    expect(await store.read("mf-cart/1.0.0/release.json")).toBeNull();
    fake.writesLeft = Number.POSITIVE_INFINITY;
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(true);
    expect([...(await store.list("mf-cart/1.0.0"))].sort()).toEqual(["a.js", "b.js", "release.json"]);
    await rm(built, { recursive: true });
  },
);
