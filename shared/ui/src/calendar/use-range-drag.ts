import { addDays, daysBetween } from "@stays/days";
import { type DOMAttributes, type MouseEvent, type PointerEvent, useRef } from "react";

/** Callbacks of a drag that moves both days of a range together. Days are YYYY-MM-DD. */
export interface RangeDrag {
  /** The first day of the range at the pointer's position, whenever the pointer enters another day. */
  readonly onMove: (start: string) => void;
  /** The pointer was released after a move. */
  readonly onDrop: () => void;
  /** The drag ended without a release, such as by a scroll or a call. */
  readonly onCancel: () => void;
}

/** A drag that is under way. */
interface Grab {
  /** The day at which the range was grabbed, and the range's first day at that time. */
  readonly day: string;
  readonly start: string;
  /** The day below the pointer. */
  readonly at: string;
}

/** Pointer handlers of a calendar. */
export type RangeDragHandlers = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClickCapture"
>;

const dayOf = (element: EventTarget | null): string | null =>
  element instanceof Element ? (element.closest("[data-day]")?.getAttribute("data-day") ?? null) : null;

/** Returns the day below the pointer; a captured event has another target. */
const dayBelow = ({ clientX, clientY }: PointerEvent) => dayOf(document.elementFromPoint(clientX, clientY));

/**
 * Returns the pointer handlers of a calendar whose range can be dragged. A pointer that is released on the day
 * where it went down is a click as without them.
 */
export function useRangeDrag(
  { start, end }: { readonly start: string | null; readonly end: string | null },
  drag: RangeDrag,
): RangeDragHandlers {
  const grab = useRef<Grab | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown(event) {
      wasDragged.current = false;
      const day = event.isPrimary && event.button === 0 ? dayOf(event.target) : null;
      const isInRange = start !== null && end !== null && day !== null && start <= day && day <= end;
      grab.current = isInRange ? { day, start, at: day } : null;
    },
    onPointerMove(event) {
      const held = grab.current;
      const at = held && dayBelow(event);
      if (!held || at === null || at === held.at) return;
      // Keeps the pointer's events when it leaves the calendar.
      if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      grab.current = { ...held, at };
      drag.onMove(addDays(held.start, daysBetween(held.day, at)));
    },
    onPointerUp() {
      if (grab.current && wasDragged.current) drag.onDrop();
      grab.current = null;
    },
    onPointerCancel() {
      if (grab.current && wasDragged.current) drag.onCancel();
      grab.current = null;
    },
    onClickCapture(event: MouseEvent) {
      // The click that follows a drop would choose the day below it.
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}
