import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { install } from "./steps/install.mjs";
import { assertNodeVersion } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { runTool, step } from "./steps/step.mjs";

/** The server behind the development server: it composes pages and speaks to Galaxy, and renders nothing. */
async function startServer() {
  const server = fork(path.join(root, "host/dist/server/main.cjs"), {
    env: { ...process.env, PORT: "0", DEVELOPMENT: "1", SITE_ORIGIN: siteOrigin },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ internalAddress }] = /** @type {[{ internalAddress: string }]} */ (await once(server, "message"));
  return { server, internalAddress };
}

const port = Number(process.env.PORT || 3000);
const siteOrigin = `http://localhost:${port}`;

await runTool(async () => {
  assertNodeVersion();
  await install();
  const { buildHost, buildSandbox, devConfigs } = await import("@stays/build");
  await step("build the server and the stand-in", async () => {
    await buildHost();
    await buildSandbox();
  });
  const { server, internalAddress } = await startServer();
  const { rspack } = await import("@rspack/core");
  const { RspackDevServer } = await import("@rspack/dev-server");
  const compiler = rspack(await devConfigs());
  const devServer = new RspackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      client: { overlay: false, logging: "warn" },
      devMiddleware: { writeToDisk: false },
      proxy: [
        {
          context: (/** @type {string} */ address) =>
            !address.startsWith("/dev/") && !address.startsWith("/ws"),
          target: internalAddress,
          changeOrigin: false,
        },
      ],
    },
    compiler,
  );
  await step("compile all seven apps", () => devServer.start());
  console.log(`\nStays refreshes at ${siteOrigin}. Stop it with Ctrl+C.\n`);
  const stop = async () => {
    server.kill("SIGTERM");
    await devServer.stop();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
});
