import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { AddButton as Slot } from "../add-button/add-button.tsx";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
