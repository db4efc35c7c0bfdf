import { useSettings } from "@stays/contract";
import { bedrooms, beds, type Facility, facilityText, topAttributes } from "@stays/domain";
import { FacilityIcon } from "@stays/ui";
import styles from "./top-facts.module.css";

export function TopFacts({
  facilities,
  max,
  variant = "large",
}: {
  readonly facilities: readonly Facility[];
  readonly max: number;
  /** Small, in a row of units, has beds and bedrooms first. */
  readonly variant?: "large" | "small";
}) {
  const { attributes } = useSettings();
  const sleeping =
    variant === "small" ? [beds(facilities), bedrooms(facilities)].filter((one) => one !== null) : [];
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
