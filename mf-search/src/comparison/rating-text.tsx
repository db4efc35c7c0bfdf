import { type ReviewSummary, roundedRating } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { Icon, StarIcon } from "@stays/ui";
import styles from "./comparison-table.module.css";
import { useComparisonTexts } from "./comparison-texts.tsx";

/** Overall rating of a stay: `4.4 of 5, 12 reviews`. */
export function RatingText({ rating }: { readonly rating: ReviewSummary }) {
  const t = useComparisonTexts();
  const { number } = useFormat();
  return (
    <span className={styles.rating}>
      <Icon of={StarIcon} />
      <span>
        {t("ratingOf", {
          rating: number(roundedRating(rating.rating), 1),
          max: rating.ratingMax,
          count: rating.ratingCount,
        })}
      </span>
    </span>
  );
}
