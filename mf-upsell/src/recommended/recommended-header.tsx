import { useSettings } from "@stays/contract";
import { ArrivalNote, HeaderLinks } from "@stays/day-booking";
import { IMAGE_SIZES } from "@stays/domain";
import { classNames, type ElementNode, Photo } from "@stays/ui";
import styles from "./recommended-header.module.css";

/**
 * The header of the recommend page: text over the configured background, and the links to trip and basket (UP-04).
 */
export function RecommendedHeader({ children }: { children: ElementNode }) {
  const { backgroundImage } = useSettings().upsell.recommend;
  return (
    <header className={classNames(styles.header, backgroundImage && styles.onPhoto)}>
      {backgroundImage && (
        <Photo
          image={{ uri: backgroundImage, description: null, isMain: true, focalY: 50 }}
          size={IMAGE_SIZES.tile}
          alt=""
          ratio="fill"
          eager
          className={styles.background}
        />
      )}
      <div className={styles.words}>
        <ArrivalNote />
        {children}
      </div>
      <HeaderLinks />
    </header>
  );
}
