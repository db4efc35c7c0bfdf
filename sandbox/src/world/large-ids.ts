/** Ids that a JavaScript number cannot hold, or hardly: the world's number of a thing and its digits on the wire. */
const digitsById: ReadonlyMap<number, string> = new Map([
  [1075, "9007199254740993"],
  [1077, "1234567890123456"],
  [2009, "9007199254740995"],
  [4005, "90071992547409911"],
  [817, "9007199254740997"],
]);
const idByDigits = new Map([...digitsById].map(([id, digits]) => [digits, id]));

/** The digits of an id on the wire. */
export function digitsOf(id: number): string {
  return digitsById.get(id) ?? String(id);
}

/** The world's number of digits that came over the wire; of digits that name nothing, a number that does not either. */
export function idOf(digits: string): number {
  return idByDigits.get(digits) ?? Number(digits);
}
