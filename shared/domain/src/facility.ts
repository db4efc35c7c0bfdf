/** One property of an item: a yes or no, a number or a text. EN-04. */
export interface Facility {
  readonly id: number;
  readonly name: string;
  /** Icon name of our icon set; null = never a top icon. */
  readonly icon: string | null;
  readonly type: "Boolean" | "Number" | "Text";
  /** "True" or "False" when Boolean, digits when Number. */
  readonly value: string;
}
