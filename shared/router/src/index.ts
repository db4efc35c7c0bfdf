/**
 * A facade over React Router with only the names in use. The host shares it at run time: every remote uses
 * the host's router, and tree shaking still works.
 */

export type { To } from "react-router-dom";
export { BrowserRouter, useLocation, useNavigationType } from "react-router-dom";
export { Link, type LinkProps } from "./link.tsx";
export { leaveDocument, leaveStaleEntry } from "./surface-history.ts";
export { useBackToClose } from "./use-back-to-close.ts";
export { useNavigate } from "./use-navigate.ts";
