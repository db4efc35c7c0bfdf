/**
 * A facade over React Router with only the names in use. The host shares it at run time: every remote uses
 * the host's router, and tree shaking still works.
 */

export type { To } from "react-router-dom";
export { BrowserRouter, useLocation, useNavigationType } from "react-router-dom";
export { DialogHistory, pageKeyOf, useBackToClose, useNavigate } from "./dialog-history.ts";
export { Link, type LinkProps } from "./link.tsx";
