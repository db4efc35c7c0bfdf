import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { openSurface, scheduleSettle } from "./surface-history.ts";

/** Lets Back close a surface over the page instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const location = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openSurface(() => close()) : undefined), [isOpen]);
  // A surface that stays open over another page gets an entry there.
  useEffect(() => {
    if (isOpen) scheduleSettle();
  }, [isOpen, location]);
}
