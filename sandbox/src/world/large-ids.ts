/** Ids near or beyond the safe integers of JavaScript: the world's id of an item and its digits on the wire. */
const digitsById: ReadonlyMap<number, string> = new Map([
  [1075, "9007199254740993"],
  [1077, "1234567890123456"],
  [2009, "9007199254740995"],
  [4005, "90071992547409911"],
  [817, "9007199254740997"],
  [6034, "9007199254740999"],
  [6502, "9007199254741001"],
]);
const idByDigits = new Map([...digitsById].map(([id, digits]) => [digits, id]));

/** Returns the digits of an id on the wire. */
export function toDigits(id: number): string {
  return digitsById.get(id) ?? String(id);
}

/** Returns the world's id for digits from the wire; unknown digits give a number that is no id either. */
export function fromDigits(digits: string): number {
  return idByDigits.get(digits) ?? Number(digits);
}
