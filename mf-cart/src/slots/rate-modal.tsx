import { defineSlot } from "@stays/contract";
import { inlinePriceTexts } from "@stays/stay-page/inline-price-texts";
import { texts } from "../../texts/texts.ts";
import { RateModal } from "../rates/rate-modal.tsx";

export const slot = defineSlot<"cart.rate-modal">({ texts: [texts, inlinePriceTexts], Slot: RateModal });
