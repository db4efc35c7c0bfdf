import { defineSlot } from "@stays/contract";
import { addonNames } from "@stays/domain";
import { texts } from "../../texts/texts.ts";
import { OfferDetails } from "../offers/offer-details.tsx";

export const slot = defineSlot<"packages.offer-details">({
  texts: [texts],
  Slot: ({ includedAddons, ...offer }) => (
    <OfferDetails {...offer} includedAddons={addonNames(includedAddons)} />
  ),
});
