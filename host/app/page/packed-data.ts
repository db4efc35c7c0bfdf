/** A value of JSON in which equal parts are written once. */
export interface PackedData {
  /** Member names of each kind of object. */
  readonly shapes: readonly (readonly string[])[];
  /**
   * Each value once, after those that it consists of; the last one is the whole. A list is `[-1, ...members]`, an object
   * `[shape, ...members]`; members are positions in this list.
   */
  readonly values: readonly unknown[];
}

const LIST = -1;

/**
 * Packs a value of JSON. Answers of Galaxy repeat themselves: a unit is in several groups, and hundreds of units share
 * terms and facilities.
 */
export function packData(whole: unknown): PackedData {
  const shapes: string[][] = [];
  const values: unknown[] = [];
  const shapeOf = new Map<string, number>();
  const placeOf = new Map<unknown, number>();
  const seen = new Map<object, number>();
  /** @param key what equal values have in common, and no others */
  const place = (key: unknown, value: unknown): number => {
    const known = placeOf.get(key);
    if (known !== undefined) return known;
    placeOf.set(key, values.length);
    return values.push(value) - 1;
  };
  const shape = (names: string[]): number => {
    const key = JSON.stringify(names);
    const known = shapeOf.get(key);
    if (known !== undefined) return known;
    shapeOf.set(key, shapes.length);
    return shapes.push(names) - 1;
  };
  const packObject = (value: object): number => {
    if (Array.isArray(value)) {
      const members = [LIST, ...value.map((one) => visit(one ?? null))];
      return place(`[${members}`, members);
    }
    const known = Object.entries(value).filter(([, member]) => member !== undefined);
    const members = [shape(known.map(([name]) => name)), ...known.map(([, member]) => visit(member))];
    return place(`[${members}`, members);
  };
  const visit = (value: unknown): number => {
    // A text needs a key of its own: it may look like that of a list.
    if (typeof value === "string") return place(`"${value}`, value);
    if (typeof value !== "object" || value === null) return place(value, value);
    const known = seen.get(value);
    if (known !== undefined) return known;
    const at = packObject(value);
    seen.set(value, at);
    return at;
  };
  visit(whole);
  return { shapes, values };
}

/** Builds an object. `Object.fromEntries` takes four times as long, and a long list has thousands of objects. */
function buildObject(names: readonly string[], members: readonly unknown[]): object {
  const built: Record<string, unknown> = {};
  names.forEach((name, index) => {
    const value = members[index];
    // An assignment would set the prototype.
    if (name === "__proto__")
      Object.defineProperty(built, name, { value, enumerable: true, writable: true, configurable: true });
    else built[name] = value;
  });
  return built;
}

/** Returns the value that was packed. Parts that are equal are the same object: nobody changes them. */
export function unpackData({ shapes, values }: PackedData): unknown {
  const whole: unknown[] = [];
  for (const value of values) {
    if (!Array.isArray(value)) whole.push(value);
    else {
      const [kind = LIST, ...places]: number[] = value;
      const members = places.map((place) => whole[place]);
      const names = shapes[kind];
      whole.push(names ? buildObject(names, members) : members);
    }
  }
  return whole.at(-1);
}
