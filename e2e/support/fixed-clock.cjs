/** Preloaded into the site: its clock starts on this day, so that a picture of a page always has the same dates. */
const offset = Date.parse("2026-11-22T10:00:00Z") - Date.now();
const RealDate = Date;
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
