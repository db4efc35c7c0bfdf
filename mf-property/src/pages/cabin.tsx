import { CabinDetails } from "../units/cabin-details.tsx";
import { definePropertyPage } from "./define-property-page.tsx";

/** The pages of a cabin: in a village, and of its own. */
export const page = definePropertyPage(CabinDetails);
