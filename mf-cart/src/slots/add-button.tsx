import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { AddButton as Slot } from "../add-button/add-button.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
