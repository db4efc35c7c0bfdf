import { commonFacilities, detailFacilities, type Facility, facilityText } from "@stays/domain";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { FacilityIcon } from "@stays/ui";
import styles from "./amenities.module.css";

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
      <ul className={styles.list}>
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
