import { useSettings } from "@stays/contract";
import { HiddenFields } from "@stays/search";
import { useTexts } from "@stays/texts";
import styles from "./plain-fields.module.css";
import { searchWith } from "./search-draft.ts";
import type { SearchForm } from "./use-search-form.ts";

/** Query parameters that have their own field in the form. */
const OWN_FIELDS = ["category", "geo", "name"];

/**
 * Fields that the form sends by GET without JavaScript: native inputs for dates and guests, named like the
 * query parameters, then hidden inputs for all other parameters. The first value of a duplicate parameter
 * counts (RT-08).
 */
export function PlainFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { draft, earliest, filters } = form;
  const [room] = draft.rooms;
  const { maxAdults, maxChildren } = settings.guests;
  return (
    <>
      <noscript>
        <div className={styles.plain}>
          <label>
            <span>{t("arrival")}</span>
            <input type="date" name="start" min={earliest} defaultValue={draft.start ?? ""} />
          </label>
          <label>
            <span>{t("departure")}</span>
            <input type="date" name="end" min={earliest} defaultValue={draft.end ?? ""} />
          </label>
          <label>
            <span>{t("adultsNative")}</span>
            <input type="number" name="gc-1-adults" min={1} max={maxAdults} defaultValue={room?.adults} />
          </label>
          <label>
            <span>{t("childrenNative")}</span>
            <input
              type="number"
              name="gc-1-children"
              min={0}
              max={maxChildren}
              defaultValue={room?.childrenAges.length}
            />
          </label>
          <label>
            <span>{t("agesNative")}</span>
            <input type="text" name="gc-1-age" defaultValue={room?.childrenAges.join(",")} />
          </label>
        </div>
      </noscript>
      <HiddenFields search={searchWith(filters.shown, draft, settings)} fields={OWN_FIELDS} />
    </>
  );
}
