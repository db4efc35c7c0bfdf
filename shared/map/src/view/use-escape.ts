import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onEscape` when Esc is pressed inside an element; a dialog around it stays open. */
export function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const box = element.current;
    if (!isOn || !box) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    box.addEventListener("keydown", listen);
    return () => box.removeEventListener("keydown", listen);
  }, [element, isOn]);
}
