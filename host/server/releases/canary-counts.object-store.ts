import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { openReleases } from "@stays/releases";
import { openSiteWithCanary } from "./test-canary.ts";

test("FE-04 two servers end a canary together through a bucket, and leave nothing there", async () => {
  const bucket = `stays-${crypto.randomUUID()}`;
  await new S3Client({ forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: bucket }));
  const open = () => openReleases(`s3://${bucket}/site`);
  const { store, canary, startServer } = await openSiteWithCanary(await open(), []);
  const servers = [startServer(await open()), startServer(await open())];
  for (const { serve, fail } of servers) {
    serve("1", 15);
    serve("2", 15);
    await fail("2", 6);
  }
  expect(await canary()).toBe("2");
  for (const { share } of servers) await share();
  expect(await canary()).toBeUndefined();
  for (const { share } of servers) await share();
  expect(await store.list("canaries")).toEqual([]);
});
