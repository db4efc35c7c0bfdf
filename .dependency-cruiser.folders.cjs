const { options } = require("./.dependency-cruiser.cjs");

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-folder-circles",
      comment: "Folders of an app or package import one way. Tests may import what they test with.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, "\\.(test|fixture)\\.tsx?$"] },
  },
};
