/** The wall and trim colours of a house. */
export interface Paint {
  readonly wall: string;
  readonly trim: string;
}

export const PAINTS = {
  falu: { wall: "#96342a", trim: "#f4f0e8" },
  tar: { wall: "#34322f", trim: "#c89b62" },
  ochre: { wall: "#cf9a3f", trim: "#f8f4ea" },
  grey: { wall: "#8b9492", trim: "#f3f3ee" },
  log: { wall: "#8c5d38", trim: "#e9dcc2" },
  green: { wall: "#4b6a55", trim: "#f2efe2" },
  blue: { wall: "#50707f", trim: "#f4f3ec" },
  white: { wall: "#ebe7dc", trim: "#7d8a86" },
} as const satisfies Readonly<Record<string, Paint>>;

export type PaintName = keyof typeof PAINTS;
