/** Re-exports the popover of a field as a lazy part, loaded with the first click. */
export { Popover as FieldPopover } from "@stays/ui";
