import { addDays } from "@stays/days";
import { serializeSearch } from "@stays/search";
import type { SearchBoxOptions } from "../../app/search-box/search-box-options.ts";

const NAME = "stays-search";

/** The look of the box. A page themes it with the `--stays-search-*` variables. */
const styles = (action: string) => `
  :host { display: block; }
  form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: 0.75rem;
    align-items: end;
    padding: var(--stays-search-padding, 1rem);
    border: 1px solid var(--stays-search-border, #75847d);
    border-radius: var(--stays-search-radius, 10px);
    background: var(--stays-search-surface, #ffffff);
    color: var(--stays-search-text, #14211d);
    font: 1rem/1.4 var(--stays-search-font, system-ui, sans-serif);
  }
  label { display: grid; gap: 0.25rem; min-width: 0; font-size: 0.875rem; }
  input, select, button {
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0.5rem 0.625rem;
    border: 1px solid var(--stays-search-border, #75847d);
    border-radius: calc(var(--stays-search-radius, 10px) * 0.6);
    background: var(--stays-search-surface, #ffffff);
    color: inherit;
    font: inherit;
    font-size: 1rem;
  }
  button {
    border-color: transparent;
    background: var(--stays-search-action, ${action});
    color: var(--stays-search-on-action, #ffffff);
    font-weight: 600;
    cursor: pointer;
  }
  :is(input, select, button):focus-visible { outline: 3px solid var(--stays-search-focus, #0b57c9); outline-offset: 2px; }
  .ages { display: contents; }
  p { grid-column: 1 / -1; margin: 0; }
  .address { overflow-wrap: anywhere; user-select: all; }
  @media print { :host { display: none; } }
`;

/** Creates an element. Not from HTML: the page's Trusted Types may forbid that. */
function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const labelled = (text: string, field: HTMLElement): HTMLLabelElement =>
  create("label", {}, create("span", { textContent: text }), field);

const option = (value: number | "", textContent: string) =>
  create("option", { value: String(value), textContent });

/** A menu of the numbers from `least` to `most`. */
const numberMenu = (name: string, least: number, most: number, chosen: number): HTMLSelectElement => {
  const menu = create("select", { name });
  for (let number = least; number <= most; number += 1) menu.append(option(number, String(number)));
  menu.value = String(Math.min(Math.max(chosen, least), most));
  return menu;
};

/** A menu of categories or areas, with all of them first. */
const choiceMenu = (
  name: string,
  all: string,
  choices: SearchBoxOptions["categories"],
  required: boolean,
): HTMLSelectElement =>
  create("select", { name, required }, option("", all), ...choices.map(({ id, name }) => option(id, name)));

const readNumber = ({ value }: HTMLSelectElement): number | null => (value === "" ? null : Number(value));

/** The form of one search box, and what it searches for. */
function createForm(options: SearchBoxOptions): HTMLFormElement {
  const { texts, earliest } = options;
  const start = create("input", { name: "start", type: "date", min: earliest });
  const end = create("input", { name: "end", type: "date", min: addDays(earliest, 1) });
  const adults = numberMenu("adults", 1, options.maxAdults, options.defaultAdults);
  const children = numberMenu("children", 0, options.maxChildren, 0);
  const category = choiceMenu("category", texts.anyCategory, options.categories, options.isCategoryRequired);
  const area = choiceMenu("area", texts.allAreas, options.areas, options.isAreaRequired);
  const ages = create("div", { className: "ages" });
  const ageMenus = () => [...ages.querySelectorAll("select")];

  const checkDates = () => {
    start.setCustomValidity(end.value && !start.value ? texts.bothDates : "");
    end.min = addDays(start.value || earliest, 1);
    if (start.value && !end.value) end.setCustomValidity(texts.bothDates);
    else end.setCustomValidity(end.value && end.value <= start.value ? texts.laterDeparture : "");
  };
  const askAges = () => {
    const known = ageMenus();
    ages.replaceChildren(
      ...Array.from({ length: Number(children.value) }, (_, index) => {
        const menu = create("select", { name: `age-${index}`, required: true }, option("", ""));
        for (let age = 0; age <= options.maxChildAge; age += 1) menu.append(option(age, String(age)));
        menu.value = known[index]?.value ?? "";
        return labelled(texts.ageOfChild.replace("{{n}}", String(index + 1)), menu);
      }),
    );
  };
  start.addEventListener("input", checkDates);
  end.addEventListener("input", checkDates);
  children.addEventListener("change", askAges);

  const button = create("button", { type: "submit", textContent: texts.search });
  const form = create(
    "form",
    { lang: options.language, dir: options.direction },
    ...(options.categories.length > 0 ? [labelled(texts.category, category)] : []),
    ...(options.areas.length > 0 ? [labelled(texts.area, area)] : []),
    labelled(texts.arrival, start),
    labelled(texts.departure, end),
    labelled(texts.adults, adults),
    ...(options.maxChildren > 0 ? [labelled(texts.children, children), ages] : []),
    button,
  );
  // As attributes: Firefox before 119 does not reflect the properties.
  form.setAttribute("role", "search");
  form.setAttribute("aria-label", texts.searchStays);
  // Not sent by the browser: the page's policy may forbid forms to other sites, and a frame with `sandbox` forms at all,
  // without an event. Enter in a field clicks the button, too.
  button.addEventListener("click", (event) => {
    event.preventDefault();
    if (!form.reportValidity()) return;
    const search = serializeSearch({
      start: start.value || null,
      end: end.value || null,
      rooms: [{ adults: Number(adults.value), childrenAges: ageMenus().map(({ value }) => Number(value)) }],
      category: readNumber(category),
      geo: readNumber(area),
    });
    form.querySelector("[role=alert]")?.remove();
    const address = options.results + search;
    if (leadTo(address)) return;
    const shown = create("b", { textContent: address, className: "address", translate: false });
    const note = create("p", {}, create("span", { textContent: `${texts.blocked} ` }), shown);
    note.setAttribute("role", "alert");
    form.append(note);
  });
  return form;
}

/** Opens an address; false = the sandbox of the frame does not allow it. */
function opens(address: string, target: "_top" | "_blank"): boolean {
  try {
    return open(address, target) !== null;
  } catch {
    return false;
  }
}

/**
 * Leads to the results. The site refuses to be shown in a frame of another site, so a box in one leaves it, or opens a
 * tab where the frame may do that only.
 *
 * @returns false when the frame allows neither
 */
function leadTo(address: string): boolean {
  if (window.top !== window) return opens(address, "_top") || opens(address, "_blank");
  location.assign(address);
  return true;
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement): readonly Field[] => [
  ...form.querySelectorAll<Field>("input, select"),
];

/** What is chosen in one form, put into the same fields of a form in another language. */
function copyFields(from: HTMLFormElement, to: HTMLFormElement): void {
  const known = new Map(fieldsOf(from).map(({ name, value }) => [name, value]));
  const copy = () => {
    for (const field of fieldsOf(to)) field.value = known.get(field.name) ?? field.value;
  };
  copy();
  // Ages have fields once there are children.
  for (const field of fieldsOf(to)) field.dispatchEvent(new Event("change"));
  copy();
}

/** The class of the element, which takes further languages. Scripts from before this one have none. */
interface SearchBoxElement extends CustomElementConstructor {
  add?(options: SearchBoxOptions): void;
}

/** The options of the language around an element, else those of the first script. */
function chooseOptions(element: Element, all: readonly SearchBoxOptions[]): SearchBoxOptions | undefined {
  const tag = element.closest<HTMLElement>("[lang]")?.lang.toLowerCase() ?? "";
  const isOf = ({ language }: SearchBoxOptions) => tag === language || tag.startsWith(`${language}-`);
  return all.find(isOf) ?? all[0];
}

/**
 * Defines `<stays-search>`: a search for stays on pages of other sites, in a shadow tree with styles of its own. What
 * the element contains is shown where scripts do not run. A second language's script adds that language.
 */
export function defineStaysSearch(options: SearchBoxOptions): void {
  const defined: SearchBoxElement | undefined = customElements.get(NAME);
  if (defined) {
    defined.add?.(options);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles(options.action));
  const all = [options];
  const boxes = new Set<{ show(): void }>();
  const showAll = () => {
    for (const box of boxes) box.show();
  };
  // Pages that change their language without loading say so on an element around the box.
  new MutationObserver(showAll).observe(document, { subtree: true, attributeFilter: ["lang"] });
  customElements.define(
    NAME,
    class extends HTMLElement {
      #shown: SearchBoxOptions | undefined;

      static add(more: SearchBoxOptions): void {
        if (all.some(({ language }) => language === more.language)) return;
        all.push(more);
        showAll();
      }

      connectedCallback(): void {
        boxes.add(this);
        if (!this.shadowRoot) this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
        this.show();
      }

      disconnectedCallback(): void {
        boxes.delete(this);
      }

      show(): void {
        const chosen = chooseOptions(this, all);
        if (!chosen || chosen === this.#shown) return;
        this.#shown = chosen;
        const form = createForm(chosen);
        const before = this.shadowRoot?.querySelector("form");
        if (before) copyFields(before, form);
        this.shadowRoot?.replaceChildren(form);
      }
    },
  );
}
