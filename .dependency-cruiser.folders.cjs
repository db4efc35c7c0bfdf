const { options } = require("./.dependency-cruiser.cjs");

/**
 * Folders that still import each other. A folder leaves the list when its circle is gone; none is added.
 * In the host, the render worker and the proxy share what they observe, and slots and services provide each
 * other. In the others, views of one page import rules from the folder beside them.
 */
const known = [
  "^host/server/(galaxy|observe|page|render|sandbox|start)$",
  "^host/src/(cart|remotes|services|slots)$",
  "^mf-cart/src/(add-button|add-to-basket|basket-panel|rates)$",
  "^mf-search/src/(cards|filters|results|results-map)$",
  "^sandbox/src/(faults|galaxy|scenarios)$",
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-folder-circles",
      comment: "Folders of an app or package import one way. Tests may import what they test with.",
      severity: "error",
      scope: "folder",
      from: { pathNot: known },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, "\\.(test|fixture)\\.tsx?$"] },
  },
};
