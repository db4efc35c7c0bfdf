import { mapTexts } from "@stays/map/texts";
import { texts } from "../../texts/texts.ts";

/** The texts of the results page: its own, and those of the map, which the host provides. */
export const pageTexts = [texts, mapTexts];
