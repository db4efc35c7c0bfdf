import * as v from "valibot";
import { integer, nullableText } from "./values.ts";

/** The result of an add. Ids are strict, because requests for extras need them. */
export const basketResult = v.pipe(
  v.object({
    basketResult: v.object({
      Success: v.boolean(),
      BookItemIds: v.array(integer),
      Message: nullableText,
    }),
  }),
  v.transform(({ basketResult: it }) => ({
    success: it.Success,
    /** One per item, in their order; empty unless `success`. */
    bookItemIds: it.BookItemIds,
    message: it.Message,
  })),
);

/** The result of an add: all items were added, or none (EN-13). */
export type BasketResult = v.InferOutput<typeof basketResult>;
