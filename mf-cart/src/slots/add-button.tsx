import { defineSlot } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { AddButton } from "../add-button/add-button.tsx";

export const slot = defineSlot<"cart.add-button">({ texts: [texts], Slot: AddButton });
