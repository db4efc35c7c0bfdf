import type { TravelRating } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Dialog, ItemBoundary } from "@stays/ui";
import { ReviewQuote } from "./review-quote.tsx";
import styles from "./reviews.module.css";

/** All reviews with the owner's answers. A click outside closes them; the close button has the focus (RV-03). */
export function AllReviews({
  rating,
  isOpen,
  onClose,
}: {
  readonly rating: TravelRating;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTexts("mf-property");
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("reviews")} closeOnMask initialFocus="close">
      <ul className={styles.list}>
        {rating.reviews.map((review) => (
          <li key={review.ticketId}>
            <ItemBoundary>
              <ReviewQuote review={review} max={rating.summary.ratingMax} withReply />
            </ItemBoundary>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
