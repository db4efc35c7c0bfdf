import { type StayPackage, saving } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Badge, Price } from "@stays/ui";
import { type PackageStay, perPerson } from "../packages/package-stay.ts";
import styles from "./package-price.module.css";

/** The price of a package: the total and what it is for, per person, and the saving as a sentence (PK-03). */
export function PackagePrice({
  stayPackage: { price, products },
  stay,
  align = "end",
}: {
  readonly stayPackage: StayPackage;
  readonly stay: PackageStay;
  readonly align?: "start" | "end";
}) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  if (!price) return null;
  const saved = saving(price);
  const each = perPerson(price.amount, stay.persons);
  const basis = [
    t("nights", { count: stay.nights }),
    ...(stay.persons === null ? [] : [t("guests", { count: stay.persons })]),
  ].join(", ");
  return (
    <div className={styles[align]}>
      {saved > 0 && <Badge kind="saving">{t("youSave", { amount: money(saved, price.currency) })}</Badge>}
      <Price
        amount={price.amount}
        currency={price.currency}
        originalAmount={price.originalAmount}
        from={products.length > 1}
        basis={basis}
        align={align}
      />
      {each !== null && (
        <p className={styles.each}>{t("perPerson", { price: money(each, price.currency) })}</p>
      )}
    </div>
  );
}
