import type { Ref } from "react";
import { useMapTexts } from "../map-texts.ts";
import styles from "./controls.module.css";

export interface DrawButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isDrawing: boolean;
  readonly onClick: () => void;
}

/** A button that starts and ends the drawing of a circle. */
export function DrawButton({ ref, isDrawing, onClick }: DrawButtonProps) {
  const { t } = useMapTexts();
  return (
    <button ref={ref} type="button" className={styles.full} aria-pressed={isDrawing} onClick={onClick}>
      {t("drawCircle")}
    </button>
  );
}
