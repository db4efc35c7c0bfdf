import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { CreateBucketCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { openReleases } from "./open-releases.js";
import { describeReleaseStore, describeWriters } from "./release-store.fixture.ts";

const client = new S3Client({ forcePathStyle: true });
const bucket = `stays-${crypto.randomUUID()}`;
let prefix: string;

const locate = () => `s3://${bucket}/${prefix}`;
const open = () => openReleases(locate());

beforeAll(() => client.send(new CreateBucketCommand({ Bucket: bucket })));
afterAll(() => client.destroy());
beforeEach(() => {
  prefix = `sites/${crypto.randomUUID()}`;
});

describe("a bucket", () => describeReleaseStore(locate));

describe("writers to a bucket", () => describeWriters(locate));

describe("what an interrupted upload has left", () => {
  let built: string;
  beforeEach(async () => {
    built = await mkdtemp(path.join(tmpdir(), "stays-built-"));
    for (const file of ["a.js", "b.js", "release.json"]) await writeFile(path.join(built, file), file);
  });
  afterEach(() => rm(built, { recursive: true }));
  const leave = (Body: string) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key: `${prefix}/mf-cart/1.0.0/a.js`, Body }));

  test("FE-02 is completed", async () => {
    await leave("a.js");
    const store = await open();
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(true);
    expect([...(await store.list("mf-cart/1.0.0"))].sort()).toEqual(["a.js", "b.js", "release.json"]);
  });

  test("FE-02 is not mixed with another content", async () => {
    await leave("another");
    const store = await open();
    expect(await store.publish("mf-cart", "1.0.0", built)).toBe(true);
    expect(Buffer.from((await store.read("mf-cart/1.0.0/a.js")) ?? []).toString()).toBe("a.js");
  });
});

test("a folder of more than a thousand names is listed whole", async () => {
  const versions = Array.from({ length: 1_001 }, (_, number) => `1.0.${number}`);
  for (let start = 0; start < versions.length; start += 50)
    await Promise.all(
      versions.slice(start, start + 50).map((version) =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: `${prefix}/mf-cart/${version}/release.json`,
            Body: "{}",
          }),
        ),
      ),
    );
  expect(await (await open()).list("mf-cart")).toHaveLength(1_001);
});
