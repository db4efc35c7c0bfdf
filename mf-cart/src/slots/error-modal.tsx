import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { FailureModal } from "../failure/failure-modal.tsx";

export const slot = defineSlot<"cart.error-modal">({ texts: [texts], Slot: FailureModal });
