import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { BasketBadge } from "../badge/basket-badge.tsx";

export const slot = defineSlot<"cart.badge">({ texts: [texts], Slot: BasketBadge });
