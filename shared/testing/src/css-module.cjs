// Class names are their own local names, so that a test can ask for one without the bundler.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_, name) => (name === "__esModule" ? true : name === "default" ? module.exports : String(name)) },
);
