import { type Facility, videoLink } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Button, Icon, lazyComponent, PlayIcon } from "@stays/ui";
import { useState } from "react";
import styles from "./video.module.css";

const VideoDialog = lazyComponent(() => import("./video-dialog.tsx").then((module) => module.VideoDialog));

/** Play video: only for a link that facility 577 has of an allowed host (VD-01). Nothing loads before the click. */
export function VideoButton({
  facilities,
  allowedHosts,
}: {
  readonly facilities: readonly Facility[];
  readonly allowedHosts: readonly string[];
}) {
  const { t } = useTexts("mf-property");
  /** null = not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const address = videoLink(facilities, allowedHosts);
  if (!address) return null;
  return (
    <div className={styles.play}>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Icon of={PlayIcon} />
        <span>{t("playVideo")}</span>
      </Button>
      {isOpen !== null && <VideoDialog address={address} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
