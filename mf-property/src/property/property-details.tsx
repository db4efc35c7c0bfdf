import { usePageContext, useSettings } from "@stays/contract";
import { type Accommodation, hasPosition, type StayImage } from "@stays/domain";
import { Gallery, PropertyLayout, SideSkeleton, useUrlAlias } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { AfterPage, Badge, Breadcrumb, type ElementNode, Icon, MapPinIcon, TextButton } from "@stays/ui";
import type { ReactNode } from "react";
import { MapSection, useShowOnMap } from "../media/map-section.tsx";
import { useMapPoints } from "../media/use-map-points.ts";
import { VideoButton } from "../media/video-button.tsx";
import { ReviewLink } from "../reviews/review-link.tsx";
import { Reviews } from "../reviews/reviews.tsx";
import { propertyCrumbs } from "./crumbs.ts";
import styles from "./property-details.module.css";
import { TopFacts } from "./top-facts.tsx";

/** The layout that all property pages share around their own sections. */
export function PropertyDetails({
  item,
  parent,
  images = item.content.images,
  description,
  side,
  children,
}: {
  readonly item: Accommodation;
  readonly parent?: Accommodation | undefined;
  readonly images?: readonly StayImage[];
  readonly description?: ElementNode;
  readonly side: ReactNode;
  readonly children: ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const { route } = usePageContext();
  const { results, search } = useSettings();
  const crumbContext = { stays: t("stays"), detailLinks: results.detailLinks, geoTree: search.geoTree };
  const showOnMap = useShowOnMap();
  const points = useMapPoints(item, parent);
  useUrlAlias(item.urlAlias);
  return (
    <PropertyLayout
      top={
        <>
          <Breadcrumb crumbs={propertyCrumbs(item, route, crumbContext, parent)} />
          <Gallery images={images} />
        </>
      }
      intro={
        <PropertyHeader item={item} onShowMap={showOnMap.show}>
          {description}
        </PropertyHeader>
      }
      side={<AfterPage skeleton={<SideSkeleton />}>{side}</AfterPage>}
    >
      <AfterPage>
        {children}
        <MapSection points={points} serial={showOnMap.serial} />
        <Reviews item={item} />
      </AfterPage>
    </PropertyLayout>
  );
}

function PropertyHeader({
  item,
  onShowMap,
  children,
}: {
  readonly item: Accommodation;
  readonly onShowMap: () => void;
  readonly children?: ElementNode;
}) {
  const { t } = useTexts("mf-property");
  const { attributes, video } = useSettings();
  const isVillage = usePageContext().route.name === "village";
  const { content } = item;
  return (
    <>
      <header className={styles.title}>
        <h1 dir="auto" translate="no">
          {item.name}
        </h1>
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
      <TopFacts
        facilities={content.attributes}
        max={isVillage ? attributes.maxTopVillage : attributes.maxTop}
      />
      {content.introduction && <p className={styles.lede}>{content.introduction}</p>}
      {children}
      <VideoButton facilities={content.attributes} allowedHosts={video.allowedHosts} />
    </>
  );
}
