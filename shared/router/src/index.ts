/**
 * The facade over React Router: just the names in use, shared at run time by the host, so that tree shaking stays on
 * and every remote stands in the host's own router.
 */

export type { To } from "react-router-dom";
export { BrowserRouter, useLocation, useNavigate, useNavigationType } from "react-router-dom";
export { Link, type LinkProps } from "./link.tsx";
