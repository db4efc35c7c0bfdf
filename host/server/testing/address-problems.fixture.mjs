import { MARKERS } from "./hostile-addresses.fixture.mjs";

/** 401 and 403 are the status page and preview links without their password or token. */
const STATUSES = new Set([200, 301, 302, 304, 308, 400, 401, 403, 404, 410, 414, 429, 431]);
const SCRIPT = /<script\b[\s\S]*?<\/script>/gi;
/** An address of another host, or one that runs, in any attribute that a browser follows. */
const WRONG_LINK =
  /\s(?:href|src|action|formaction|content)="\s*(?:[/\\]{2}|\/\\|javascript:|data:text|(?:[^"]*url=)?(?:https?:)?[/\\]{1,2}evil\.example)/i;

/**
 * An answer of the site.
 *
 * @typedef {object} AddressAnswer
 * @property {number} status 0 = no answer
 * @property {Readonly<Record<string, string | undefined>>} headers with names in lower case
 * @property {string} body
 */

/** @param {string} location @returns {string} what is wrong, or nothing */
function locationProblem(location) {
  if (!/^\/(?![/\\])[!-~]*$/.test(location)) return `redirects to ${location.slice(0, 80)}`;
  const { origin, pathname } = new URL(location, "http://site");
  return origin === "http://site" && !pathname.startsWith("//")
    ? ""
    : `redirects away to ${location.slice(0, 80)}`;
}

/** @param {string} html @returns {string} */
function reflected(html) {
  if (html.toLowerCase().includes(MARKERS.element)) return MARKERS.element;
  if (html.replace(SCRIPT, "").includes(MARKERS.attribute)) return MARKERS.attribute;
  // In a script's JSON an odd number of backslashes escapes the quotation mark.
  const scripts = (html.match(SCRIPT) ?? []).join("").replaceAll("\\\\", "");
  return /(?<!\\)"onx-mark=/.test(scripts) ? `${MARKERS.attribute} in a script` : "";
}

/**
 * Checks an answer to a hostile address: a usual status, redirects within the site, nothing of the address
 * unescaped.
 *
 * @param {AddressAnswer} answer
 * @returns {readonly string[]} what is wrong
 */
export function addressProblems({ status, headers, body }) {
  const isUsual = STATUSES.has(status) || (status === 503 && headers["retry-after"] !== undefined);
  const isHtml = (headers["content-type"] ?? "text/html").includes("html");
  const isSniffed =
    body !== "" && headers["x-content-type-options"] !== "nosniff" && status !== 431 && status !== 400;
  const location = headers.location;
  const mark = isHtml ? reflected(body) : "";
  const link = isHtml ? WRONG_LINK.exec(body.replace(SCRIPT, ""))?.[0] : undefined;
  return [
    isUsual ? "" : `status ${status} ${status === 0 ? body : ""}`,
    status >= 300 && status < 400 && status !== 304 ? locationProblem(location ?? "") : "",
    headers["set-cookie"]?.includes("visitor=1") ? "sets a cookie of the address" : "",
    mark ? `reflects ${mark}` : "",
    link ? `links to ${link}` : "",
    isSniffed ? "can be read as another type" : "",
  ].filter(Boolean);
}
