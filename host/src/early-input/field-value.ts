/** A control of a form that has a value. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field; of a checkbox or radio button, whether it is checked. */
export type FieldValue = string | boolean;

/** Whether a field is a checkbox or a radio button. */
export const isToggle = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** The value that a field has now. */
export const readValue = (field: Field): FieldValue => (isToggle(field) ? field.checked : field.value);

/** Sets a value past React's value tracker, so that React treats it as a change. */
function setPastReact(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") || {};
  if (set) set.call(field, value);
}

/** Sets the value of a hydrated field as a visitor does, with its events. The selection of a text stays. */
export function enterValue(field: Field, value: FieldValue): void {
  if (isToggle(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  const isText =
    "setSelectionRange" in field && /^(?:text|search|tel|url|password|textarea)$/.test(field.type);
  const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : [null, null];
  if (field.tagName !== "SELECT") field.value = "";
  setPastReact(field, String(value));
  if (isText && document.activeElement === field) field.setSelectionRange(start, end);
  // React may set a select back between the two events, and listens only to the second one.
  if (field.tagName !== "SELECT") field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
