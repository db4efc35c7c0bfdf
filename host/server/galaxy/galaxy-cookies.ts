/** A cookie of Galaxy for the browsers of a site. */
export interface FittedCookie {
  /** The `Set-Cookie` header. */
  readonly header: string;
  /** What was changed so that browsers keep it, in plain words; [] = nothing. */
  readonly changes: readonly string[];
}

/** Whether a cookie of a domain is sent to a host: to itself and to hosts below it (RFC 6265, 5.1.3). */
function covers(domain: string, host: string): boolean {
  const name = domain.replace(/^\./, "").toLowerCase();
  return name !== "" && (host === name || (host.endsWith(`.${name}`) && !/^[\d.]+$|^\[/.test(host)));
}

/**
 * Fits a cookie that Galaxy sets to the site, which passes it on as its own: browsers refuse or never send one of
 * another domain or path, or one with rules that need HTTPS where the site has none. A domain that covers the site stays,
 * because the online site may share it (ruling 20).
 *
 * @param header `Set-Cookie` of Galaxy
 * @param site origin, as the browser knows it
 */
export function fitCookie(header: string, site: URL): FittedCookie {
  const [pair = "", ...written] = header.split(";").map((part) => part.trim());
  const changes: string[] = [];
  const isHttps = site.protocol === "https:";
  const isHostOnly = /^__Host-/i.test(pair);
  const hasPrefix = isHostOnly || /^__Secure-/i.test(pair);
  const readName = (attribute: string) => attribute.split("=")[0]?.trim().toLowerCase() ?? "";
  const readValue = (attribute: string) => attribute.slice(attribute.indexOf("=") + 1).trim();
  const isSecure = isHttps && (hasPrefix || written.some((attribute) => readName(attribute) === "secure"));
  const kept = written.filter((attribute) => {
    const refusal = {
      domain: isHostOnly || !covers(readValue(attribute), site.hostname),
      path: readValue(attribute) !== "/",
      // Browsers make an exception for a cookie with a prefix on this machine; without Secure they refuse it everywhere.
      secure: !isHttps && !hasPrefix,
      samesite: !isSecure && !hasPrefix && readValue(attribute).toLowerCase() === "none",
      partitioned: !isSecure && !hasPrefix,
    }[readName(attribute)];
    if (refusal) changes.push(`without ${attribute}`);
    return !refusal;
  });
  const has = (name: string) => kept.some((attribute) => readName(attribute) === name);
  const added = [...(has("path") ? [] : ["Path=/"]), ...(hasPrefix && !has("secure") ? ["Secure"] : [])];
  changes.push(...added.map((attribute) => `with ${attribute}`));
  // Unchanged to the byte.
  if (changes.length === 0) return { header, changes };
  return { header: [pair, ...kept, ...added].join("; "), changes };
}
