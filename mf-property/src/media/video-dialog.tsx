import { useTexts } from "@stays/texts";
import { Dialog } from "@stays/ui";
import styles from "./video.module.css";

/** The dialog with the video in a sandboxed iframe; a click outside closes it (VD-01). */
export function VideoDialog({
  address,
  isOpen,
  onClose,
}: {
  readonly address: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTexts("mf-property");
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("video")} size="wide" closeOnMask>
      <iframe
        src={address}
        title={t("video")}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.frame}
      />
    </Dialog>
  );
}
