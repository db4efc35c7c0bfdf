import { usePageContext, useSettings } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { HiddenFields } from "@stays/search";
import { useTexts } from "@stays/texts";
import { Button, Icon, SearchIcon } from "@stays/ui";
import { useDeferredValue } from "react";
import { DateFields } from "./date-fields.tsx";
import { GuestsField } from "./guests-field.tsx";
import styles from "./search-bar.module.css";
import { applyDraft } from "./search-draft.ts";
import fieldStyles from "./search-fields.module.css";
import { AreaFields, NameField, PromoField } from "./search-fields.tsx";
import type { SearchForm } from "./use-search-form.ts";
import { useWebMcp } from "./web-mcp.ts";

/** Search bar for windows wider than 768 px. */
export function SearchBar({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const { route, settings } = usePageContext();
  const { promoCodeActive } = settings;
  // A chosen date is in its field at once. The calendar that opens next follows when it is rendered.
  const open = useDeferredValue(form.open);
  const popovers = { ...form, open };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element search yet
    <form
      role="search"
      aria-label={t("findAStay")}
      method="get"
      action={linkTo(route.language, { route: "stayslist" })}
      noValidate
      {...useWebMcp("form")}
      onSubmit={form.submit}
      className={styles.bar}
    >
      <div className={styles.fields} data-promo={promoCodeActive || undefined}>
        <AreaFields form={form} />
        <div className={styles.scripted}>
          <DateFields form={popovers} />
        </div>
        <div className={styles.scripted}>
          <GuestsField form={popovers} />
        </div>
        <div className={fieldStyles.field}>
          <NameField form={form} placeholder={t("anyName")} />
        </div>
        {promoCodeActive && (
          <div className={fieldStyles.field}>
            <PromoField form={form} placeholder={t("addCode")} />
          </div>
        )}
        <Button type="submit" size="large" className={styles.go}>
          <Icon of={SearchIcon} />
          <span>{t("search")}</span>
        </Button>
      </div>
      <PlainFields form={form} />
    </form>
  );
}

/** Query parameters that have their own field in the form. */
const OWN_FIELDS = ["category", "geo", "name"];

/**
 * Fields that the form sends by GET without JavaScript: native inputs for dates and guests, named like the
 * query parameters, then hidden inputs for all other parameters. The first value of a duplicate parameter
 * counts (RT-08).
 */
function PlainFields({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts("mf-search");
  const settings = useSettings();
  const { draft, earliest, filters } = form;
  const [room] = draft.rooms;
  const { maxAdults, maxChildren } = settings.guests;
  const day = { type: "date", min: earliest };
  const number = { type: "number", min: 0 };
  const ages = room?.childrenAges;
  const fields = [
    { ...day, label: t("arrival"), name: "start", defaultValue: draft.start ?? "" },
    { ...day, label: t("departure"), name: "end", defaultValue: draft.end ?? "" },
    {
      ...number,
      label: t("adultsNative"),
      name: "gc-1-adults",
      min: 1,
      max: maxAdults,
      defaultValue: room?.adults,
    },
    {
      ...number,
      label: t("childrenNative"),
      name: "gc-1-children",
      max: maxChildren,
      defaultValue: ages?.length,
    },
    { type: "text", label: t("agesNative"), name: "gc-1-age", defaultValue: ages?.join(",") },
  ];
  return (
    <>
      <noscript>
        <div className={styles.plain}>
          {fields.map(({ label, ...field }) => (
            <label key={field.name}>
              <span>{label}</span>
              <input {...field} />
            </label>
          ))}
        </div>
      </noscript>
      <HiddenFields search={applyDraft(filters.shown, draft, settings)} fields={OWN_FIELDS} />
    </>
  );
}
