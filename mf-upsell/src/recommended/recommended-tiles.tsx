import { ActivityPriceText } from "@stays/day-booking";
import { type Activity, cutIntroduction, IMAGE_SIZES, INTRODUCTION_LENGTH, mainFirst } from "@stays/domain";
import { type ElementNode, Photo } from "@stays/ui";
import styles from "./recommended-tiles.module.css";

/** The props of a recommended activity, the same in every variant. */
interface RecommendedTileProps {
  readonly activity: Activity;
  /** The booking system's button. */
  readonly button: ElementNode;
}

const introOf = ({ activity }: Pick<RecommendedTileProps, "activity">) =>
  cutIntroduction(activity.content.introduction, INTRODUCTION_LENGTH.activity);

/** A recommended activity as a row with a small picture. */
export function RecommendedRow({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.row}>
      <Photo
        image={mainFirst(activity.content.images)[0]}
        size={IMAGE_SIZES.recommended}
        alt=""
        className={styles.small}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{activity.name}</h2>
        <p className={styles.intro}>{introOf({ activity })}</p>
      </div>
      <div className={styles.end}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </article>
  );
}

/** A recommended activity as a card with a wide picture. */
export function RecommendedCard({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.card}>
      {/* Firefox would size a row of the subgrid by the picture's own height. */}
      <div>
        <Photo
          image={mainFirst(activity.content.images)[0]}
          size={IMAGE_SIZES.tile}
          alt=""
          className={styles.wide}
        />
      </div>
      <h2 className={styles.name}>{activity.name}</h2>
      <p className={styles.intro}>{introOf({ activity })}</p>
      <div className={styles.buy}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </article>
  );
}

/** A recommended activity as a row without a picture. */
export function RecommendedCompact({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.compact}>
      <h2 className={styles.name}>{activity.name}</h2>
      <div className={styles.end}>
        <ActivityPriceText activity={activity} />
        {button}
      </div>
    </article>
  );
}

/** A recommended activity as a picture with its text on top. */
export function RecommendedPhoto({ activity, button }: RecommendedTileProps) {
  return (
    <article className={styles.photo}>
      <Photo
        image={mainFirst(activity.content.images)[0]}
        size={IMAGE_SIZES.tile}
        alt=""
        ratio="fill"
        className={styles.behind}
      />
      <div className={styles.over}>
        <h2 className={styles.name}>{activity.name}</h2>
        <div className={styles.buy}>
          <ActivityPriceText activity={activity} />
          {button}
        </div>
      </div>
    </article>
  );
}
