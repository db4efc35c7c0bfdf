/** An encoding of files and pages, and the extension of a stored file that has it. */
export interface AcceptedEncoding {
  readonly name: "br" | "gzip";
  readonly ending: string;
}

const known: readonly AcceptedEncoding[] = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/** The encodings that a client accepts, smallest first. `q=0` means not accepted. */
export function acceptedEncodings(header: string | null): readonly AcceptedEncoding[] {
  const accepted = new Map(
    (header ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(quality) > 0] as const;
    }),
  );
  return known.filter(({ name }) => accepted.get(name) ?? accepted.get("*") ?? false);
}
