/** Element id of the button that opens the arrival calendar; on phones that of the collapsed bar. */
export const ARRIVAL_ID = "find-a-stay-arrival";

/** Scrolls to the date fields of the search and focuses them. */
export function focusArrival(): void {
  const field = document.getElementById(ARRIVAL_ID);
  field?.scrollIntoView({ block: "center" });
  field?.focus();
}
