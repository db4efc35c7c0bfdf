import { useSettings, useVisit } from "@stays/contract";
import { BookUnit, UnitPrice } from "@stays/property";
import { Link } from "@stays/router";
import { accommodationLink } from "@stays/routes";
import {
  type Accommodation,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
  saving,
  shownPrice,
} from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Badge, Photo } from "@stays/ui";
import { PackageFacts } from "../list/package-facts.tsx";
import { perPerson } from "../packages/package-stay.ts";
import type { PackageInSight } from "./package-in-sight.ts";
import styles from "./package-unit.module.css";

/** An accommodation that the package is sold with: photo, what its price includes, and what books it. */
export function PackageUnit({
  unit,
  sight,
  level: Heading,
}: {
  readonly unit: Accommodation;
  readonly sight: PackageInSight;
  readonly level: "h3" | "h4";
}) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  const { place } = useVisit();
  const { detailLinks } = useSettings().results;
  const { property, searchId, listed } = sight;
  const isInProperty = unit.id !== property.id;
  const linked = isInProperty ? { ...unit, parentId: unit.parentId ?? property.id } : unit;
  const product = shownPrice(unit.products)?.product ?? null;
  const each = product && perPerson(product.price.amount, product.price.totalPersons);
  const saved = product ? saving(product.price) : 0;
  return (
    <li className={styles.unit}>
      <Photo
        image={mainFirst(unit.content.images)[0]}
        size={IMAGE_SIZES.card}
        ratio="fill"
        className={styles.photo}
      />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={accommodationLink(place.language, linked, detailLinks, place.search)}>{unit.name}</Link>
        </Heading>
        {unit.content.introduction && (
          <p className={styles.intro}>
            {cutIntroduction(unit.content.introduction, INTRODUCTION_LENGTH.card)}
          </p>
        )}
        {product && <PackageFacts listed={{ ...listed, product }} />}
      </div>
      <div className={styles.end}>
        <div className={styles.price}>
          {saved > 0 && product && (
            <Badge kind="saving">{t("youSave", { amount: money(saved, product.price.currency) })}</Badge>
          )}
          <UnitPrice products={unit.products} />
          {product && each !== null && (
            <p className={styles.each}>{t("perPerson", { price: money(each, product.price.currency) })}</p>
          )}
        </div>
        {searchId !== null && <BookUnit unit={unit} property={property} searchId={searchId} />}
      </div>
    </li>
  );
}
