import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { ExtrasModal as Slot } from "../extras/extras-modal.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
