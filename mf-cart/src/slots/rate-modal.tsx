import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { priceTexts } from "../rates/price-texts.ts";
import { RateModal } from "../rates/rate-modal.tsx";

export const slot = defineSlot<"cart.rate-modal">({ texts: [texts, priceTexts], Slot: RateModal });
