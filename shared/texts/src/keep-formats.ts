/** Keeps the formats that a function has made, by its arguments: `Intl` takes long to make one. */
export function keepFormats<Key extends readonly unknown[], Format>(
  make: (...key: Key) => Format,
): (...key: Key) => Format {
  const made = new Map<string, Format>();
  return (...key) => {
    const name = key.join(" ");
    const format = made.get(name) ?? make(...key);
    made.set(name, format);
    return format;
  };
}
