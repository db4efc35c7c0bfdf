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

/** What has been written, by the steps that lead to it: names of an object, or members of a value. */
class Trie {
  /** The first way on. Most have no other, and a map of one entry takes twice as long. */
  #step: unknown;
  #first: Trie | null = null;
  #others: Map<unknown, Trie> | null = null;
  #place: number | null = null;

  /** Where a value is written; `write` writes one that is not, and returns where. Strings as keys would take twice as long. */
  find(steps: readonly unknown[], write: () => number): number {
    let at: Trie = this;
    for (const step of steps) at = at.#follow(step);
    at.#place ??= write();
    return at.#place;
  }

  #follow(step: unknown): Trie {
    if (this.#first === null) {
      this.#step = step;
      this.#first = new Trie();
      return this.#first;
    }
    if (this.#step === step) return this.#first;
    this.#others ??= new Map();
    const known = this.#others.get(step);
    if (known) return known;
    const next = new Trie();
    this.#others.set(step, next);
    return next;
  }
}

/**
 * Packs a value of JSON. Answers of Galaxy repeat themselves: a unit is in several groups, and hundreds of units share
 * terms and facilities.
 */
export function packData(whole: unknown): PackedData {
  const shapes: string[][] = [];
  const values: unknown[] = [];
  const knownShapes = new Trie();
  const knownObjects = new Trie();
  const known = new Map<unknown, number>();
  const packObject = (value: object): number => {
    const members = [LIST];
    if (Array.isArray(value)) for (const one of value) members.push(visit(one ?? null));
    else {
      const names: string[] = [];
      for (const [name, member] of Object.entries(value)) {
        if (member === undefined) continue;
        names.push(name);
        members.push(visit(member));
      }
      members[0] = knownShapes.find(names, () => shapes.push(names) - 1);
    }
    return knownObjects.find(members, () => values.push(members) - 1);
  };
  const visit = (value: unknown): number => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const isObject = typeof value === "object" && value !== null;
    const at = isObject ? packObject(value) : values.push(value) - 1;
    known.set(value, at);
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
