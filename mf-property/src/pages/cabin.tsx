import { CabinDetails } from "../units/cabin-details.tsx";
import { definePropertyPage } from "./define-property-page.tsx";

/** The page of a cabin in a village. */
export const page = definePropertyPage(CabinDetails);
