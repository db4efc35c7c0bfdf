/** A module of its own, so that it becomes a file of its own. */
export { Calendar as PriceCalendar } from "@stays/ui";
