import { useSettings } from "@stays/contract";
import { bedrooms, beds, type Facility, facilityText, topAttributes } from "@stays/domain";
import { FacilityIcon } from "@stays/ui";
import styles from "./top-facts.module.css";

/** The facilities that are shown with icons beside a name (AT-01). */
export function TopFacts({
  facilities,
  max,
  variant = "large",
  withBeds = false,
}: {
  readonly facilities: readonly Facility[];
  readonly max: number;
  readonly variant?: "large" | "small";
  /** Shows beds and bedrooms first, as rows of units do. */
  readonly withBeds?: boolean;
}) {
  const { attributes } = useSettings();
  const sleeping = withBeds ? [beds(facilities), bedrooms(facilities)].filter((one) => one !== null) : [];
  const facts = [
    ...sleeping,
    ...topAttributes(facilities, { topAttributeIds: attributes.topAttributeIds, max }),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={variant === "large" ? styles.large : styles.small}>
      {facts.map((facility) => (
        <li key={facility.id}>
          <FacilityIcon name={facility.icon} />
          <span>{facilityText(facility)}</span>
        </li>
      ))}
    </ul>
  );
}
