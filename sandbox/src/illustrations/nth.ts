/** Returns the item at an index that must exist; throws instead of drawing `undefined`. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`);
  return item;
}

/** Returns the item at an index modulo the length: the list repeats. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  return nth(items, ((index % items.length) + items.length) % items.length);
}
