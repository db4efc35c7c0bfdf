import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request as send } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "../../support/command.mjs";
import { ToolError } from "../../support/step.mjs";

/** @import { BenchSite } from "./site.mjs" */

/** Headers of HTTP/1.1 that HTTP/2 does not have. */
const CONNECTION = ["connection", "keep-alive", "transfer-encoding", "upgrade", "http2-settings"];

/** A certificate for localhost that nobody trusts. @returns {Promise<{ key: Buffer, cert: Buffer }>} */
async function makeCertificate() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-certificate-"));
  const [keyFile, certFile] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  try {
    const args = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost";
    const { isOk, output } = await capture("openssl", [
      ...args.split(" "),
      "-keyout",
      keyFile,
      "-out",
      certFile,
    ]);
    if (!isOk) throw new ToolError(`✗ HTTP/2 needs a certificate, and openssl made none: ${output}`);
    return { key: await readFile(keyFile), cert: await readFile(certFile) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a site behind a proxy that speaks HTTP/2 with browsers, as every destination's does. Its pictures come through the
 * proxy, too.
 *
 * @param {(env: NodeJS.ProcessEnv) => Promise<BenchSite>} open starts the site
 */
export async function openFront(open) {
  let site = "";
  const server = createSecureServer(await makeCertificate(), (request, answer) => {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(":"));
    const { method, url = "/", authority } = request;
    const passed = send(
      site + url,
      { method, headers: { ...Object.fromEntries(headers), host: authority, "x-forwarded-proto": "https" } },
      (response) => {
        const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION.includes(name));
        answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
        response.pipe(answer);
      },
    );
    passed.on("error", () => answer.stream.close());
    request.pipe(passed);
  });
  await once(server.listen(0), "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = `https://localhost:${port}`;
  const behind = await open({ SITE_ORIGIN: address });
  site = behind.address;
  const close = async () => {
    server.close();
    await behind.close();
  };
  return { address, close };
}
