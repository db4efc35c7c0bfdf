const letters: Readonly<Record<string, string>> = {
  å: "a",
  ä: "a",
  ö: "o",
  ø: "o",
  æ: "a",
  ü: "u",
  é: "e",
  ß: "ss",
};

/** A name as it stands in an address: `[a-z0-9-]+`. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
  return plain === "" ? "stay" : plain;
}
