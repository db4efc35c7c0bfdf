import { REVIEWS_SHOWN, type TravelRating } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Button, lazyComponent } from "@stays/ui";
import { useState } from "react";
import { ReviewQuote } from "./review-quote.tsx";
import styles from "./reviews.module.css";

const AllReviews = lazyComponent(() => import("./all-reviews.tsx").then((module) => module.AllReviews));

/** The first two reviews, and a button that opens all of them (RV-02, RV-03). */
export function FirstReviews({ rating }: { readonly rating: TravelRating }) {
  const { t } = useTexts("mf-property");
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const { reviews, summary } = rating;
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <div className={styles.quotes}>
        {reviews.slice(0, REVIEWS_SHOWN).map((review) => (
          <ReviewQuote key={review.ticketId} review={review} max={summary.ratingMax} />
        ))}
      </div>
      {reviews.length > REVIEWS_SHOWN && (
        <Button variant="secondary" className={styles.all} onClick={open}>
          {t("showAllReviews", { count: reviews.length })}
        </Button>
      )}
      {isUsed && <AllReviews rating={rating} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
