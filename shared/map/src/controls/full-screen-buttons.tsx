import { FullScreenIcon, Icon, ListIcon } from "@stays/ui";
import type { Ref } from "react";
import { useMapTexts } from "../map-texts.ts";
import styles from "./controls.module.css";

export interface FullScreenButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** A button that makes the map fill the window. */
export function FullScreenButton({ ref, onClick }: FullScreenButtonProps) {
  const { t } = useMapTexts();
  return (
    <button ref={ref} type="button" className={styles.full} onClick={onClick}>
      <Icon of={FullScreenIcon} />
      <span>{t("fullScreenMap")}</span>
    </button>
  );
}

/** A button that closes the full-screen map and shows the list. */
export function ShowListButton({ ref, onClick }: FullScreenButtonProps) {
  const { t } = useMapTexts();
  return (
    <button ref={ref} type="button" className={styles.showList} onClick={onClick}>
      <Icon of={ListIcon} />
      <span>{t("showList")}</span>
    </button>
  );
}
