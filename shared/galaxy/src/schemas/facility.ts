import type { Facility } from "@stays/domain";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { integer, nullableText, text } from "./values.ts";

export const facility: Decoder<Facility> = v.pipe(
  v.object({
    Id: integer,
    Name: text,
    Icon: nullableText,
    Type: v.picklist(["Boolean", "Number", "Text"]),
    Value: text,
  } satisfies Reads<Wire["Facility"]>),
  v.transform((it) => ({ id: it.Id, name: it.Name, icon: it.Icon, type: it.Type, value: it.Value })),
);
