/** The popover of a field; a file of its own, so that its code is loaded with the first press. */
export { Popover as FieldPopover } from "@stays/ui";
