import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { ExtrasModal } from "../extras/extras-modal.tsx";

export const slot = defineSlot<"cart.extras-modal">({ texts: [texts], Slot: ExtrasModal });
