import { useSettings } from "@stays/contract";
import type { Addon } from "@stays/stay";
import styles from "./extras-modal.module.css";

export function ExtraPhoto({ addon }: { readonly addon: Addon }) {
  const { imageBaseUrl } = useSettings().hosts;
  const [image] = addon.content.images;
  return image ? (
    <img className={styles.photo} src={`${imageBaseUrl}${image.uri}`} alt="" width={80} height={80} />
  ) : (
    <span className={styles.photo} />
  );
}
