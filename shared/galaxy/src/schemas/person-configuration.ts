import * as v from "valibot";
import { count } from "./values.ts";

export const personConfiguration = v.pipe(
  v.object({ Adults: v.pipe(count, v.minValue(1)), ChildrenAges: v.pipe(v.array(count), v.readonly()) }),
  v.transform((it) => ({
    adults: it.Adults,
    /** One entry per child, in years; -1 until the visitor has chosen. */
    childrenAges: it.ChildrenAges,
  })),
);

/** The persons of one room. EN-09. */
export type PersonConfiguration = v.InferOutput<typeof personConfiguration>;
