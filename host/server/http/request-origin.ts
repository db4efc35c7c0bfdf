/** Whether the visitor's browser uses https, also if a proxy in front of the server terminates TLS. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/** The origin of the site as the visitor's browser sees it. */
export function originOfRequest(request: Request): string {
  return `${isHttps(request) ? "https" : "http"}://${new URL(request.url).host}`;
}
