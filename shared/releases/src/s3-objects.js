import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";

/** What somebody else's write, or a server that lost its own, answers a conditional write with. */
const NOT_WRITTEN = [409, 412, 500, 503];

/**
 * An object with the mark of its content.
 *
 * @typedef {{ content: Uint8Array<ArrayBuffer>, etag: string }} StoredObject
 */

/**
 * Objects of one bucket below a prefix, each written only under a condition.
 *
 * @typedef {object} S3Objects
 * @property {(key: string) => Promise<StoredObject | null>} get
 * @property {(key: string, content: string | Uint8Array, etag: string | null) => Promise<boolean>} put
 *   writes if the object still has this etag (null = if there is none); false when it was not written, or when nobody
 *   can tell
 * @property {(folder: string) => Promise<readonly string[]>} list names directly below a folder
 * @property {(folder: string) => Promise<readonly string[]>} keys of all objects below a folder
 * @property {(key: string) => Promise<void>} remove
 */

/** Where, with which keys and under which name is the environment's business (`AWS_*`), as for every tool of AWS. */
function createClient() {
  const isElsewhere = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
  return new S3Client({
    // Other stores than AWS's have neither its regions nor a host name for each bucket, and need not know its checksums.
    ...(isElsewhere
      ? {
          forcePathStyle: true,
          region: process.env.AWS_REGION ?? "us-east-1",
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
        }
      : {}),
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
  });
}

/** @param {unknown} error */
const statusOf = (error) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * Opens a bucket of any store that speaks S3 with conditional writes.
 *
 * @param {string} bucket
 * @param {string} prefix empty, or ending in `/`
 * @returns {S3Objects}
 */
export function openS3Objects(bucket, prefix) {
  const client = createClient();
  /** @param {string} start @param {string} [Delimiter] */
  async function* pages(start, Delimiter) {
    let ContinuationToken;
    do {
      /** @type {import("@aws-sdk/client-s3").ListObjectsV2CommandOutput} */
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: start, Delimiter, ContinuationToken }),
      );
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }
  return {
    async get(key) {
      try {
        const { Body, ETag = "" } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: prefix + key }),
        );
        const content = await Body?.transformToByteArray();
        return { content: new Uint8Array(content ?? []), etag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async put(key, content, etag) {
      const condition = etag === null ? { IfNoneMatch: "*" } : { IfMatch: etag };
      try {
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: content, ...condition }),
        );
        return true;
      } catch (error) {
        if (NOT_WRITTEN.includes(statusOf(error) ?? 0)) return false;
        throw error;
      }
    },
    async list(folder) {
      const start = `${prefix}${folder}/`;
      const names = [];
      for await (const { CommonPrefixes = [], Contents = [] } of pages(start, "/")) {
        for (const { Prefix = "" } of CommonPrefixes)
          names.push(Prefix.slice(start.length).replace(/\/$/, ""));
        for (const { Key = "" } of Contents) names.push(Key.slice(start.length));
      }
      return names;
    },
    async keys(folder) {
      const keys = [];
      for await (const { Contents = [] } of pages(`${prefix}${folder}/`))
        for (const { Key = "" } of Contents) keys.push(Key.slice(prefix.length));
      return keys;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
    },
  };
}
