import { useSettings } from "@stays/contract";
import { cutIntroduction, IMAGE_SIZES, INTRODUCTION_LENGTH } from "@stays/domain";
import { useFormat } from "@stays/texts";
import {
  CloseIcon,
  classNames,
  type ElementNode,
  IconButton,
  LinkButton,
  lazyComponent,
  onLinkOpened,
  Photo,
  Price,
  Tooltip,
} from "@stays/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./map-panels.module.css";
import { useMapTexts } from "./map-texts.ts";
import { pinLabel } from "./pins/pins.tsx";
import type { MapPoint, PointWithPosition } from "./points/map-point.ts";
import type { MapSheet, Sheet } from "./sheet/use-sheet.ts";
import type { Opened, Selection } from "./view/use-selection.ts";

const BottomSheet = lazyComponent(() =>
  import("./sheet/bottom-sheet.tsx").then((module) => module.BottomSheet),
);

interface MapPanelsProps {
  readonly points: readonly PointWithPosition[];
  readonly selection: Selection;
  readonly sheet: Sheet;
  /** undefined = the map has no bottom sheet. */
  readonly sheetContent: MapSheet | undefined;
  readonly onHighlight: (id: string | null) => void;
  /** On a phone Show list is at the lower edge of the full-screen map; the card is above it. */
  readonly isFullScreen: boolean;
  readonly cardAction: ((id: string) => ReactNode) | undefined;
  readonly cardContent: ((id: string) => ElementNode) | undefined;
  /** Called when View of a card is opened, by any button or key. */
  readonly onView: ((id: string) => void) | undefined;
  /** @param byKeyboard true = the pin takes the focus, else the map */
  readonly onCloseCard: (byKeyboard: boolean) => void;
}

/**
 * Whether the opened card is marked in the raised sheet, instead of shown over the map. Opened by keyboard it is on
 * the map, because it has the focus.
 */
const isInSheet = (opened: Opened, sheet: Sheet, content: MapSheet | undefined): boolean =>
  sheet.snap !== "peek" &&
  opened?.kind === "card" &&
  !opened.takesFocus &&
  content?.ids.includes(opened.id) === true;

/** What is over the lower part of the map: the opened card or list, and the bottom sheet. */
export function MapPanels(props: MapPanelsProps) {
  const { points, selection, sheet, sheetContent, onCloseCard } = props;
  const { opened, open } = selection;
  const openedId = opened?.kind === "card" ? opened.id : null;
  const point = points.find(({ id }) => id === openedId);
  return (
    <>
      {opened && !isInSheet(opened, sheet, sheetContent) && (
        <div className={classNames(styles.root, props.isFullScreen && styles.lifted)}>
          <div className={styles.sticky}>
            {opened.kind === "list" && (
              <StaysHere
                points={points.filter(({ id }) => opened.ids.includes(id))}
                onOpen={(id) => open({ kind: "card", id, takesFocus: true })}
                onClose={onCloseCard}
              />
            )}
            {opened.kind === "card" && point && (
              <MapCard
                key={point.id}
                point={point}
                action={props.cardAction?.(point.id)}
                content={props.cardContent?.(point.id)}
                onView={() => props.onView?.(point.id)}
                takesFocus={opened.takesFocus}
                onClose={onCloseCard}
              />
            )}
          </div>
        </div>
      )}
      {sheetContent && (
        <BottomSheet {...sheetContent} sheet={sheet} selectedId={openedId} onHighlight={props.onHighlight} />
      )}
    </>
  );
}

interface MapCardProps {
  readonly point: MapPoint;
  /** A control beside View. */
  readonly action: ReactNode;
  /** Below the area. */
  readonly content: ElementNode;
  readonly onView: () => void;
  /** Opened by keyboard: the card takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: (byKeyboard: boolean) => void;
}

/** The card of a pin: image, name, from-price or introduction, View (MP-02). */
function MapCard({ point, action, content, onView, takesFocus, onClose }: MapCardProps) {
  const { t } = useMapTexts();
  const headingId = useId();
  return (
    <Panel
      title={point.name}
      translate="no"
      headingId={headingId}
      takesFocus={takesFocus}
      onClose={onClose}
      photo={
        point.image && (
          <Photo
            image={point.image}
            size={IMAGE_SIZES.teaser}
            alt=""
            ratio="fill"
            eager
            className={styles.image}
          />
        )
      }
    >
      {point.area && <p className={styles.area}>{point.area}</p>}
      {content}
      {!point.price && point.introduction && (
        <p className={styles.text}>{cutIntroduction(point.introduction, INTRODUCTION_LENGTH.card)}</p>
      )}
      <div className={styles.end}>
        {point.price && (
          <Price
            from
            amount={point.price.amount}
            currency={point.price.currency}
            originalAmount={point.price.originalAmount}
            basis={point.nights > 0 ? t("forNights", { count: point.nights }) : undefined}
          />
        )}
        {action && <div className={styles.action}>{action}</div>}
        {point.href && (
          <ViewLink href={point.href} count={point.count} headingId={headingId} onView={onView} />
        )}
      </div>
    </Panel>
  );
}

interface ViewLinkProps extends Pick<MapPoint, "count">, Pick<MapCardProps, "onView"> {
  readonly href: string;
  readonly headingId: string;
}

/** View, with the number of accommodations above 1, which its description names (ruling 13). */
function ViewLink({ href, count, headingId, onView }: ViewLinkProps) {
  const { t } = useMapTexts();
  const link = (label: string, countId?: string) => (
    <LinkButton
      to={href}
      size="small"
      className={countId ? undefined : styles.view}
      aria-describedby={classNames(headingId, countId)}
      {...onLinkOpened(onView)}
    >
      {label}
    </LinkButton>
  );
  if (count <= 1) return link(t("view"));
  return (
    <Tooltip text={t("accommodations", { count })} className={styles.view}>
      {(countId) => link(t("viewCount", { count }), countId)}
    </Tooltip>
  );
}

interface StaysHereProps {
  readonly points: readonly MapPoint[];
  readonly onOpen: (id: string) => void;
  readonly onClose: (byKeyboard: boolean) => void;
}

/** A list of the stays at one position, which no zoom can separate: a name and a price each. */
function StaysHere({ points, onOpen, onClose }: StaysHereProps) {
  const { t } = useMapTexts();
  const { money } = useFormat();
  return (
    <Panel title={t("staysHere", { count: points.length })} headingId={useId()} takesFocus onClose={onClose}>
      <ul className={styles.stays}>
        {points.map((point) => (
          <li key={point.id}>
            <button
              type="button"
              className={styles.stay}
              aria-label={pinLabel(point, money).name}
              onClick={() => onOpen(point.id)}
            >
              <span translate="no">{point.name}</span>
              {point.price && <b translate="no">{money(point.price.amount, point.price.currency)}</b>}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PanelProps extends Pick<MapCardProps, "takesFocus" | "onClose"> {
  readonly title: string;
  readonly headingId: string;
  /** `no` = the title is a name. */
  readonly translate?: "no";
  readonly photo?: ElementNode;
  readonly children: ElementNode;
}

function Panel({ title, headingId, translate, takesFocus, photo, onClose, children }: PanelProps) {
  const { t } = useMapTexts();
  const { loggedIn } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <article aria-labelledby={headingId} className={classNames(styles.card, loggedIn && styles.underToolbar)}>
      {photo}
      <div className={styles.body}>
        <h3 ref={heading} id={headingId} tabIndex={-1} className={styles.name} translate={translate}>
          {title}
        </h3>
        {children}
      </div>
      <IconButton
        icon={CloseIcon}
        label={t("closeCard")}
        className={styles.close}
        onClick={(event) => onClose(event.detail === 0)}
      />
    </article>
  );
}
