import type { BookingContext, Problem } from "@stays/contract";
import { galaxyErrorText, isGalaxyError } from "@stays/galaxy";
import type { AddEvent } from "./add-state.ts";
import { isFailedCall } from "./call-outcome.ts";

type Kind = BookingContext["kind"];

/** Galaxy operation that adds each kind (CT-04). */
export const ADD_OPERATIONS: Readonly<Record<Kind, string>> = {
  accommodation: "add-accommodation-to-basket",
  activity: "add-activity-to-basket",
  transport: "add-activity-transport-to-basket",
};

function problemOf(operation: string, answer: unknown): Problem | null {
  if (isFailedCall(answer)) return { operation, message: answer.lost, cause: answer.cause };
  return isGalaxyError(answer) ? { operation, message: galaxyErrorText(answer) } : null;
}

/** Log entry of an event; null = the event is no failure. */
export function problemIn(event: AddEvent, kind: Kind): Problem | null {
  switch (event.type) {
    case "opened":
      return problemOf("create-basket", event.answer);
    case "answered":
      return "success" in event.answer && !event.answer.success
        ? { operation: ADD_OPERATIONS[kind], message: event.answer.message ?? "not Success" }
        : problemOf(ADD_OPERATIONS[kind], event.answer);
    case "checked":
      return problemOf("get-basket", event.isIn);
    // The host logs failed queries, such as the one for extras.
    default:
      return null;
  }
}
