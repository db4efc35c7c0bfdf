/** Returns what was found for a question, or finds it. */
export type Remember = ReturnType<typeof createRemember>;

/** A search of 10,000 stays is some 8 MB; equal questions come from one page, soon after each other. */
const MOST_REMEMBERED = 40;

/** Equal questions share what was found, until something is sold or the day changes: a new version of the stock. */
export function createRemember() {
  const remembered = new Map<string, unknown>();
  let known = 0;
  return <Found>(version: number, question: string, find: () => Found): Found => {
    if (version !== known) remembered.clear();
    known = version;
    if (remembered.has(question)) return remembered.get(question) as Found;
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? "");
    const found = find();
    remembered.set(question, found);
    return found;
  };
}
