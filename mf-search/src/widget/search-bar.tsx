import { usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { Button, Icon, SearchIcon } from "@stays/ui";
import { useDeferredValue } from "react";
import { AreaFields } from "./area-fields.tsx";
import { DateFields } from "./date-fields.tsx";
import { GuestsField } from "./guests-field.tsx";
import { PlainFields } from "./plain-fields.tsx";
import styles from "./search-bar.module.css";
import { NameField, PromoField } from "./text-fields.tsx";
import type { SearchForm } from "./use-search-form.ts";

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
        <div className={styles.text}>
          <NameField form={form} placeholder={t("anyName")} />
        </div>
        {promoCodeActive && (
          <div className={styles.text}>
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
