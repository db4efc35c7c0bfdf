import * as v from "valibot";
import { integer, nullableText, text } from "./values.ts";

export const facility = v.pipe(
  v.object({
    Id: integer,
    Name: text,
    Icon: nullableText,
    Type: v.picklist(["Boolean", "Number", "Text"]),
    Value: text,
  }),
  v.transform((it) => ({
    id: it.Id,
    name: it.Name,
    /** Icon name of our icon set; null = never a top icon. */
    icon: it.Icon,
    type: it.Type,
    /** "True" or "False" when Boolean, digits when Number. */
    value: it.Value,
  })),
);

/** One property of an item: a yes or no, a number or a text. EN-04. */
export type Facility = v.InferOutput<typeof facility>;
