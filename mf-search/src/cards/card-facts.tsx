import { useSettings } from "@stays/contract";
import { type Content, cutIntroduction, INTRODUCTION_LENGTH, topAttributes } from "@stays/domain";
import { FacilityIcon } from "@stays/ui";
import styles from "./card-facts.module.css";

interface CardFactsProps {
  readonly content: Content;
  readonly withIntroduction: boolean;
}

/** Top facility icons and the introduction of a stay (SR-05, AT-01). */
export function CardFacts({ content, withIntroduction }: CardFactsProps) {
  const { topAttributeIds, maxTop } = useSettings().attributes;
  const facilities = topAttributes(content.attributes, { topAttributeIds, max: maxTop });
  const introduction = withIntroduction
    ? cutIntroduction(content.introduction, INTRODUCTION_LENGTH.card)
    : "";
  return (
    <>
      {facilities.length > 0 && (
        <ul className={styles.facts}>
          {facilities.map(({ id, icon, name, type, value }) => (
            <li key={id}>
              <FacilityIcon name={icon} />
              <span>{type === "Boolean" || value === "True" ? name : `${name}: ${value}`}</span>
            </li>
          ))}
        </ul>
      )}
      {introduction && <p className={styles.introduction}>{introduction}</p>}
    </>
  );
}
