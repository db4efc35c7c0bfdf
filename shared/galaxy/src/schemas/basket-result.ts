import type { BasketResult } from "@stays/domain";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { integer, nullableText } from "./values.ts";

/** The result of an add. Ids are strict, because requests for extras need them. */
export const basketResult: Decoder<BasketResult> = v.pipe(
  v.object({
    basketResult: v.object({
      Success: v.boolean(),
      BookItemIds: v.array(integer),
      Message: nullableText,
    }),
  } satisfies Reads<Wire["AddToBasketResult"]>),
  v.transform(({ basketResult: it }) => ({
    success: it.Success,
    bookItemIds: it.BookItemIds,
    message: it.Message,
  })),
);
