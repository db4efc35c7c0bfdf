import { useSettings } from "@stays/contract";
import type { StayImage } from "@stays/stay";
import styles from "./map-card.module.css";

/** Height of a map card's picture, of the sizes that the image host knows (S2 §7). */
const HEIGHT = 250;

/** The picture of a map card; nothing is lost without it, so it keeps quiet when it does not come. */
export function CardImage({ image }: { readonly image: StayImage }) {
  const { imageBaseUrl } = useSettings().hosts;
  return (
    <img
      className={styles.image}
      src={`${imageBaseUrl}${image.uri}`}
      alt={image.description ?? ""}
      height={HEIGHT}
    />
  );
}
