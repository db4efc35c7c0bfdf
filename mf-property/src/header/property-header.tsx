import { useSettings } from "@stays/contract";
import { type Accommodation, hasPosition } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Badge, type ElementNode, Icon, MapPinIcon, TextButton } from "@stays/ui";
import { Introduction } from "../description/description.tsx";
import { TopFacts } from "../facts/top-facts.tsx";
import { ReviewLink } from "../reviews/review-link.tsx";
import { VideoButton } from "../video/video-button.tsx";
import styles from "./property-header.module.css";

/** The header of an item: name, area, Show on map, rating, facts and introduction. */
export function PropertyHeader({
  item,
  maxFacts,
  onShowMap,
  children,
}: {
  readonly item: Accommodation;
  readonly maxFacts: number;
  readonly onShowMap: () => void;
  /** The description, on pages that show it in the header. */
  readonly children?: ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const { video } = useSettings();
  const { content } = item;
  return (
    <>
      <header className={styles.title}>
        <h1 dir="auto">{item.name}</h1>
        <p className={styles.where}>
          {content.isHostel && <Badge kind="muted">{t("hostel")}</Badge>}
          {content.geoPath && <span>{content.geoPath}</span>}
          {hasPosition(content.position) && (
            <TextButton onClick={onShowMap}>
              <Icon of={MapPinIcon} />
              <span>{t("showOnMap")}</span>
            </TextButton>
          )}
          <ReviewLink item={item} />
        </p>
      </header>
      <TopFacts facilities={content.attributes} max={maxFacts} />
      <Introduction content={content} />
      {children}
      <VideoButton facilities={content.attributes} allowedHosts={video.allowedHosts} />
    </>
  );
}
