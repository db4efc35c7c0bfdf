import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";

/** Statuses of a failed conditional write: another process was faster, or the server lost its own write. */
const NOT_WRITTEN = [409, 412, 500, 503];

/** The objects of one bucket below a prefix. @typedef {ReturnType<typeof openS3Objects>} S3Objects */

/**
 * Creates a client. Endpoint, credentials and region come from the environment (`AWS_*`), as for every AWS
 * tool.
 */
function createClient() {
  const isElsewhere = Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL);
  return new S3Client({
    // Stores other than AWS have no regions and no host name per bucket, and may not support its checksums.
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
const readStatus = (error) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * Opens a bucket of any S3-compatible store with conditional writes.
 *
 * @param {string} bucket
 * @param {string} prefix empty, or ending in `/`
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
    /** @param {string} key @returns {Promise<Uint8Array<ArrayBuffer> | null>} */
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
        return new Uint8Array((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    /**
     * Writes if there is no such object.
     *
     * @param {string} key
     * @param {Uint8Array} content
     * @returns {Promise<boolean>} false when it was not written, or the outcome is unknown
     */
    async create(key, content) {
      try {
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: content, IfNoneMatch: "*" }),
        );
        return true;
      } catch (error) {
        if (NOT_WRITTEN.includes(readStatus(error) ?? 0)) return false;
        throw error;
      }
    },
    /** Names directly below a folder. @param {string} folder */
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
    /** Keys of all objects below a folder. @param {string} folder */
    async keys(folder) {
      const keys = [];
      for await (const { Contents = [] } of pages(`${prefix}${folder}/`))
        for (const { Key = "" } of Contents) keys.push(Key.slice(prefix.length));
      return keys;
    },
    /** @param {string} key */
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
    },
  };
}
