import { useCallback } from "react";
import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from "react-router-dom";
import { navigateOver } from "./surface-history.ts";

/** Changes the address. A page that is opened from a surface takes over the history entry of the surface. */
export function useNavigate(): (to: To, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  return useCallback(
    (to, options = {}) =>
      navigateOver(options.replace === true, (replace) => void navigate(to, { ...options, replace })),
    [navigate],
  );
}
