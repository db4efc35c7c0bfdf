import { Slot, useSettings } from "@stays/contract";
import {
  type Accommodation,
  type Content,
  commonFacilities,
  contentDigits,
  detailFacilities,
  type Facility,
  facilityText,
} from "@stays/domain";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { FacilityIcon, ReadMore, RichText, Skeleton, useNearViewport } from "@stays/ui";
import { useRef } from "react";
import styles from "./sections.module.css";

/** Characters that fill about six lines at full column width. */
const SIX_LINES = 420;

/** Whether a text is too long to show whole. It counts characters, so server and browser agree. */
function isLong(html: string): boolean {
  return html.replace(/<[^>]*>/g, "").length > SIX_LINES;
}

export function Description({ content: { description } }: { readonly content: Content }) {
  if (!description) return null;
  return (
    <div className={styles.prose}>
      <ReadMore isLong={isLong(description)}>
        <RichText html={description} />
      </ReadMore>
    </div>
  );
}

/** All amenities of the property; `detailed` lists bedrooms of one kind only (AT-01). */
export function Amenities({
  facilities,
  detailed = false,
}: {
  readonly facilities: readonly Facility[];
  readonly detailed?: boolean;
}) {
  const { t } = useTexts("mf-property");
  const shown = detailed ? detailFacilities(facilities) : commonFacilities(facilities);
  if (shown.length === 0) return null;
  return (
    <Section title={t("amenities")}>
      <ul className={styles.amenities}>
        {shown.map((facility) => (
          <li key={facility.id}>
            <FacilityIcon name={facility.icon} />
            <span>{facilityText(facility)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The packages of a property, or those sold with one of its cabins (CD-05, VI-05, HO-01). */
export function Offers({
  property,
  unit,
}: {
  readonly property: Accommodation;
  readonly unit?: Accommodation | undefined;
}) {
  const { offersActivated } = useSettings();
  const boxRef = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef, "600px");
  if (!offersActivated) return null;
  const isExpected = property.offers.some(
    ({ products }) => unit === undefined || products.some(({ id }) => id === unit.id),
  );
  const awaited = isExpected ? <Skeleton className={styles.awaitedOffers} /> : null;
  return (
    <div ref={boxRef}>
      {isSeen ? (
        <Slot
          name="packages.offers"
          propertyId={contentDigits(property.id)}
          offers={property.offers}
          unitId={unit && contentDigits(unit.id)}
          fallback={awaited}
        />
      ) : (
        awaited
      )}
    </div>
  );
}
