import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { CartTab } from "../cart-tab/cart-tab.tsx";

export const slot = defineSlot<"cart.cart-tab">({ texts: [texts], Slot: CartTab });
