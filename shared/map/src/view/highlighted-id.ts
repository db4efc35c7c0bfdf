import { createContext } from "react";

/** The id of the highlighted item. A context, so that a pointer that crosses items renders only what shows it. */
export const HighlightedId = createContext<string | null>(null);
