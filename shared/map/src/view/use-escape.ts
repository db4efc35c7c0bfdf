import { type RefObject, useEffect, useRef } from "react";

/** Calls `onEscape` when Esc is pressed inside an element; a dialog around it stays open. */
export function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const box = element.current;
    if (!isOn || !box) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    box.addEventListener("keydown", listen);
    return () => box.removeEventListener("keydown", listen);
  }, [element, isOn]);
}
