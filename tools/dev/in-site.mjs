import { rspack } from "@rspack/core";
import { RspackDevServer } from "@rspack/dev-server";
import { deployedDevConfig } from "@stays/build";
import { siteNumber } from "../releases/change-live.mjs";
import { previewLink, siteAddress } from "../releases/preview-link.mjs";
import { step } from "../support/step.mjs";

/**
 * Implements `SITE=https://… npm run dev -- mf-search`. It compiles the remote on this machine, and prints a
 * link that shows it inside the running site.
 *
 * @param {{ name: string, folder: string }} remote
 * @param {number} port of the development server
 */
export async function developInSite({ name, folder }, port) {
  const { devServer: options, ...config } = await deployedDevConfig(folder, {
    port,
    hosts: [new URL(siteAddress()).hostname],
  });
  const devServer = new RspackDevServer(options, rspack(config));
  await step("start the compiler", () => devServer.start());
  const number = await siteNumber(siteAddress());
  const link = await previewLink({ remote: name, version: "development", port, number: number ?? 0 }, "/");
  console.log(
    `\nOpen this link on this machine to see the local ${name} in the site:\n${link}\nStop with Ctrl+C.\n`,
  );
  const stop = async () => {
    await devServer.stop();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
