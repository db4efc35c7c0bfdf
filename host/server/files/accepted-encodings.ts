/** An encoding of stored files, and its file extension. */
export interface StoredEncoding {
  readonly name: string;
  readonly ending: string;
}

const stored: readonly StoredEncoding[] = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/** The stored encodings that a client accepts, smallest first. `q=0` means not accepted. */
export function acceptedEncodings(header: string | null): readonly StoredEncoding[] {
  const accepted = new Map(
    (header ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(quality) > 0] as const;
    }),
  );
  return stored.filter(({ name }) => accepted.get(name) ?? accepted.get("*") ?? false);
}
