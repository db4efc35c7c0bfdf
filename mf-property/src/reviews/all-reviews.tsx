import { useSuspenseQuery } from "@stays/contract";
import { type TravelRatingArgs, travelRatingQuery } from "@stays/galaxy";
import { useTexts } from "@stays/texts";
import { Dialog, FailureNote, ItemBoundary, QueryBoundary, Skeleton, useNearViewport } from "@stays/ui";
import { useEffect, useRef, useState } from "react";
import { ReviewQuote } from "./review-quote.tsx";
import styles from "./reviews.module.css";

/** All reviews with the owner's answers. A click outside closes them; the close button has the focus (RV-03). */
export function AllReviews({
  ids,
  isOpen,
  onClose,
}: {
  readonly ids: TravelRatingArgs;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTexts("mf-property");
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("reviews")} closeOnMask initialFocus="close">
      <QueryBoundary
        fallback={<Skeleton height="20rem" />}
        failed={(retry) => <FailureNote onRetry={retry}>{t("reviewsFailed")}</FailureNote>}
      >
        <ReviewList ids={ids} />
      </QueryBoundary>
    </Dialog>
  );
}

/** Reviews that are added when the end of the list is near. */
const STEP = 20;

function ReviewList({ ids }: { readonly ids: TravelRatingArgs }) {
  const { data } = useSuspenseQuery(travelRatingQuery(ids));
  const [count, setCount] = useState(STEP);
  if (!data) return null;
  return (
    <>
      <ul className={styles.list}>
        {data.reviews.slice(0, count).map((review) => (
          <li key={review.ticketId}>
            <ItemBoundary>
              <ReviewQuote review={review} max={data.summary.ratingMax} withReply />
            </ItemBoundary>
          </li>
        ))}
      </ul>
      {count < data.reviews.length && <ListEnd key={count} onNear={() => setCount(count + STEP)} />}
    </>
  );
}

function ListEnd({ onNear }: { readonly onNear: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box, "100% 0px");
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <div ref={box} />;
}
