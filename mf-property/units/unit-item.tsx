import { useSettings, useVisit } from "@stays/contract";
import { RateFacts, UnitPrice } from "@stays/property";
import { Link } from "@stays/router";
import { accommodationLink } from "@stays/routes";
import {
  type Accommodation,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
  shownPrice,
} from "@stays/stay";
import { useTexts } from "@stays/texts";
import { classNames, LinkButton, Photo, VisuallyHidden } from "@stays/ui";
import type { ReactNode } from "react";
import { TopFacts } from "../facts/top-facts.tsx";
import type { ListLook } from "./unit-groups.ts";
import styles from "./unit-item.module.css";

export interface UnitItemProps {
  readonly unit: Accommodation;
  readonly property: Accommodation;
  readonly look: ListLook;
  readonly level: "h3" | "h4";
  readonly isSoldOut: boolean;
  /** What books it; null = a link to its own page. */
  readonly action: ReactNode;
}

const looks: Readonly<Record<ListLook, string | undefined>> = {
  VillageList: styles.row,
  List: classNames(styles.row, styles.roomy),
  Standard: styles.row,
  StandardCompact: classNames(styles.row, styles.compact),
  Tile: styles.tile,
};

/** A cabin or room in a list: photo, facts, what its price includes, the price and what books it. */
export function UnitItem({ unit, property, look, level: Heading, isSoldOut, action }: UnitItemProps) {
  const { t } = useTexts("mf-property");
  const { place } = useVisit();
  const { results, attributes } = useSettings();
  const linked = { ...unit, parentId: unit.parentId ?? property.id };
  const to = accommodationLink(place.language, linked, results.detailLinks, place.search);
  const [image] = mainFirst(unit.content.images);
  const best = shownPrice(unit.products);
  const withIntro = look !== "Standard" && look !== "StandardCompact";
  const max = property.pageToLoad === "hotel" ? attributes.maxTopHotelRoomCard : attributes.maxTop;
  return (
    <li className={looks[look]}>
      <Photo
        image={image}
        size={look === "Tile" || look === "List" ? IMAGE_SIZES.wideCard : IMAGE_SIZES.card}
        ratio={look === "Tile" ? "16 / 9" : "fill"}
        className={styles.photo}
      />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={to}>{unit.name}</Link>
        </Heading>
        {look !== "StandardCompact" && (
          <TopFacts facilities={unit.content.attributes} max={max} look="small" withBeds />
        )}
        {withIntro && unit.content.introduction && (
          <p className={styles.intro}>
            {cutIntroduction(unit.content.introduction, INTRODUCTION_LENGTH.card)}
          </p>
        )}
        {best && <RateFacts product={best.product} />}
      </div>
      <div className={styles.end}>
        {isSoldOut ? (
          <p className={styles.soldOut}>{t("soldOut")}</p>
        ) : (
          <UnitPrice products={unit.products} />
        )}
        {action ?? (
          <LinkButton to={to} variant="secondary" size="small">
            {t("view")}
            <VisuallyHidden> {unit.name}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
