/** Whether the visitor's browser speaks https, also where a proxy in front of the server ends it. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/** The origin that the visitor's browser knows the site by. */
export function originOfRequest(request: Request): string {
  return `${isHttps(request) ? "https" : "http"}://${new URL(request.url).host}`;
}
