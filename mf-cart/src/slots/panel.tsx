import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { BasketPanel } from "../basket-panel/basket-panel.tsx";

export const slot = defineSlot<"cart.panel">({ texts: [texts], Slot: BasketPanel });
