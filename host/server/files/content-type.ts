const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  cjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};

/** The content type of a file by its extension; browsers do not execute the type of unknown extensions. */
export function contentTypeOf(file: string): string {
  return types[/\.(\w+)$/.exec(file)?.[1] ?? ""] ?? "application/octet-stream";
}
