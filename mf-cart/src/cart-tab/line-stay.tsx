import { addonNames, type ItemStay } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { CheckIcon, Icon } from "@stays/ui";
import { RateTerms } from "../rates/rate-terms.tsx";
import styles from "./cart-tab.module.css";

/** What a line books: property, dates, guests, rate, included extras and conditions (EN-06). */
export function LineStay({ stay, rate }: { readonly stay: ItemStay; readonly rate: string | undefined }) {
  const { t } = useTexts("mf-cart");
  const { dayMonthWeekday, day, nights, list } = useFormat();
  const { propertyName, start, end, personConfiguration, includedAddons, bookingConditions } = stay;
  const { adults, childrenAges } = personConfiguration;
  const guests = [
    t("adults", { count: adults }),
    childrenAges.length > 0 && t("children", { count: childrenAges.length }),
  ];
  return (
    <div className={styles.stay}>
      {propertyName && <p>{propertyName}</p>}
      <p>{`${dayMonthWeekday(start)} – ${day(end)}, ${t("nights", { count: nights(start, end) })}`}</p>
      <p>
        <span>{guests.filter(Boolean).join(", ")}</span>
        {rate && <span>{` · ${rate}`}</span>}
      </p>
      {includedAddons.length > 0 && (
        <p className={styles.included}>
          <Icon of={CheckIcon} />
          <span>{t("includedAddons", { names: list(addonNames(includedAddons)) })}</span>
        </p>
      )}
      {bookingConditions && <RateTerms html={bookingConditions.terms} />}
    </div>
  );
}
