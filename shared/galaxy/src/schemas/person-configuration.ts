import type { PersonConfiguration } from "@stays/domain";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { count } from "./values.ts";

export const personConfiguration: Decoder<PersonConfiguration> = v.pipe(
  v.object({ Adults: v.pipe(count, v.minValue(1)), ChildrenAges: v.array(count) } satisfies Reads<
    Wire["PersonConfiguration"]
  >),
  v.transform((it) => ({ adults: it.Adults, childrenAges: it.ChildrenAges })),
);
