import { Icon, MinusIcon, PlusIcon } from "@stays/ui";
import { useMapTexts } from "../map-texts.ts";
import styles from "./controls.module.css";

/** Zoom in and zoom out, 44 px each. */
export function ZoomButtons({ onZoom }: { readonly onZoom: (steps: 1 | -1) => void }) {
  const { t } = useMapTexts();
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={t("zoomIn")} onClick={() => onZoom(1)}>
        <Icon of={PlusIcon} />
      </button>
      <button type="button" aria-label={t("zoomOut")} onClick={() => onZoom(-1)}>
        <Icon of={MinusIcon} />
      </button>
    </div>
  );
}
