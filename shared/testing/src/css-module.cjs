// Each class name maps to itself, so that tests can query class names without the bundler.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_, name) => (name === "__esModule" ? true : name === "default" ? module.exports : String(name)) },
);
