import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { browsers, ecmaVersion, remoteNames } from "@stays/build";
import { openFolderReleases, readRegistry } from "@stays/releases";
import { localBuilds, root } from "../support/root.mjs";
import { runTool, ToolError } from "../support/step.mjs";
import { featureFinder } from "./unsupported-features.mjs";

/**
 * What may be used although some of the browsers lack it, by the reason. `cursor` is also for its values, and
 * `navigation` for its members.
 */
const exceptions = {
  "Our code asks for it first":
    "event scrollend, requestIdleCallback, cancelIdleCallback, .showPopover(), .hidePopover(), trustedTypes",
  "On iPhones what is cancelled when a page is left still counts as a fault": "event beforeunload",
  "React asks for it first":
    "navigation, event navigate, event navigatesuccess, event navigateerror, navigator.connection, setImmediate",
  "React catches the error": ".startViewTransition()",
  "Axios asks for it first": "cookieStore, Error.captureStackTrace",
  "web-vitals asks for it first":
    "document.prerendering, event prerenderingchange, document.wasDiscarded, performance.interactionCount, PerformanceEventTiming, PerformanceSoftNavigation",
  "Base UI asks for it first": ".checkVisibility()",
  "Only a browser with a touch screen or with a mouse has it":
    "TouchEvent, orientation, event orientationchange, event touchstart, event touchmove, event touchend, event wheel, cursor",
  "A name in React, Axios, i18next, Workbox or ours":
    ".toArray(), .revoke(), .handle(), .readText(), event downloadprogress, event show",
  "Looks only": "scrollbar-width, :-webkit-scrollbar, :selection, text-wrap, forced-color-adjust",
  "Cards side by side are not aligned": "grid-template-rows: subgrid",
  "Speed only": "content-visibility, contain-intrinsic-size",
  "Looks of paper": "print-color-adjust, break-after",
  "Closed details stay closed on paper": ":details-content",
  "Without scripts there are empty places of what they load": "@media scripting",
};
const allowed = Object.values(exceptions).flatMap((names) => names.split(", "));
/** @param {string} feature */
const exceptionFor = (feature) =>
  allowed.find(
    (name) => feature === name || feature.startsWith(`${name}:`) || feature.startsWith(`${name}.`),
  );

/** Checks the scripts and stylesheets of host and remotes, as built, against the browsers of travellers. */
await runTool(async () => {
  const { registry } = await readRegistry(openFolderReleases(localBuilds));
  const remotes = remoteNames.map((name) =>
    path.join(localBuilds, name, `${registry.remotes[name]?.version}`),
  );
  const host = path.join(root, "host/dist");
  const find = featureFinder({ browsers, ecmaVersion });
  /** @type {Map<string, string>} */
  const used = new Map();
  for (const folder of [host, ...remotes]) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:js|css)$/.test(file));
    if (!files.some((file) => file.endsWith(".css")) || !files.some((file) => file.endsWith(".js")))
      throw new ToolError(`✗ browser support: no scripts or no stylesheets in ${folder}`);
    for (const file of files) {
      const text = await readFile(path.join(folder, file), "utf8");
      if (file.endsWith(".css") && /@media[^{]*[<>]/.test(text))
        throw new ToolError(`✗ browser support: ${file} has a width query that Safari 16.0 does not read`);
      const found = find(file, text);
      for (const [feature, excerpt] of found)
        used.set(feature, `${path.relative(root, path.join(folder, file))}: …${excerpt}…`);
    }
  }
  const met = new Set([...used.keys()].map(exceptionFor));
  const problems = [
    ...[...used]
      .filter(([feature]) => !exceptionFor(feature))
      .map(([feature, at]) => `• ${feature} is not in all of ${browsers.join(", ")}: ${at}`),
    ...allowed
      .filter((name) => !met.has(name))
      .map((name) => `• ${name} is an exception, but not used any more`),
  ];
  if (problems.length > 0) throw new ToolError(`✗ browser support\n${problems.join("\n")}`);
});
