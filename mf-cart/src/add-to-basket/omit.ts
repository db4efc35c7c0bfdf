/** Removes the elements of another list, each once: `[1, 1, 2]` without `[1]` is `[1, 2]`. */
export function without<T>(list: readonly T[], others: readonly T[]): readonly T[] {
  const left = [...others];
  return list.filter((element) => {
    const found = left.indexOf(element);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
