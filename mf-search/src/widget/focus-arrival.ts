/** The id of the button that opens the calendar for the arrival; on phones of the collapsed bar. */
export const ARRIVAL_ID = "find-a-stay-arrival";

/** Leads the visitor to the dates of the search. */
export function focusArrival(): void {
  const field = document.getElementById(ARRIVAL_ID);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
