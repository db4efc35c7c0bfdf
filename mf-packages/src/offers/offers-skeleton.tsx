import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { PackageSkeletons } from "../list/package-skeletons.tsx";
import styles from "./property-offers.module.css";
import { SHOWN } from "./shown.ts";

/** The skeleton of a property's offers. */
export function OffersSkeleton() {
  const { t } = useTexts("mf-packages");
  return (
    <Section title={t("offers")}>
      <div className={styles.offers}>
        <PackageSkeletons count={SHOWN} />
      </div>
    </Section>
  );
}
