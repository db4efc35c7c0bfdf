import { Link } from "@stays/contract";
import { classNames, type ElementNode, muted, Skeleton, SkeletonList } from "@stays/ui";
import type { ComponentProps, ReactNode } from "react";
import styles from "./item-row.module.css";

const layouts = {
  row: styles.row,
  roomy: classNames(styles.row, styles.roomy),
  small: classNames(styles.row, styles.small),
  compact: classNames(styles.row, styles.compact),
  tile: styles.tile,
  card: classNames(styles.tile, styles.card),
  cover: classNames(styles.tile, styles.cover),
} as const;

/**
 * The layouts of an item in a list: rows with a photo of four sizes, a tile, a card, which is a tile that becomes a
 * row in a narrow list (ruling 128), and a photo with the name on it.
 */
export type ItemLayout = keyof typeof layouts;

/** The class of a list of items, and that of the photo of one. */
export const itemList = styles.list;
export const itemPhoto = styles.photo;

interface ItemRowProps extends Pick<ComponentProps<"li">, "ref" | "onClickCapture" | "onAuxClickCapture"> {
  readonly layout: ItemLayout;
  readonly level: "h2" | "h3" | "h4";
  readonly name: string;
  readonly to: string;
  /** Has the class `itemPhoto`. */
  readonly photo: ElementNode;
  /** Below the name, such as who sells it. */
  readonly seller?: ElementNode;
  readonly facts?: ElementNode;
  /** Plain text; "" = none. */
  readonly introduction: string;
  /** Rendered below the introduction: what the price includes. */
  readonly children?: ElementNode;
  readonly price: ElementNode;
  /** The button below the price. */
  readonly action: ElementNode;
  /** False = it shows only its name and price, as text: it is far from the viewport. */
  readonly isNear?: boolean;
}

/** A unit or a package in a list, with its photo, name, facts, price and button. */
export function ItemRow(props: ItemRowProps) {
  const {
    layout,
    level: Heading,
    name,
    to,
    photo,
    seller,
    facts,
    introduction,
    children,
    price,
    action,
    isNear = true,
    ...item
  } = props;
  return (
    <li {...item} className={layouts[layout]} data-layout={isNear ? "late" : "far"}>
      {isNear && photo}
      <div className={styles.head}>
        <Heading dir="auto" className={styles.name}>
          <Link to={to}>{name}</Link>
        </Heading>
        {isNear && seller}
      </div>
      {isNear && (
        <div className={styles.body}>
          {facts}
          {introduction && <p className={classNames(muted("sm"), styles.introduction)}>{introduction}</p>}
          {children}
        </div>
      )}
      {isNear ? (
        <PriceAndButton>
          {price}
          {action}
        </PriceAndButton>
      ) : (
        price
      )}
    </li>
  );
}

/** The price above the booking button; beside it where the row becomes a column. */
export function PriceAndButton({ children }: { readonly children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}

const COUNT = 6;

/** Skeletons in the geometry of a list: six, or fewer on other pages (PK-04, VI-04). */
export function ItemSkeletons({
  count = COUNT,
  layout = "row",
  className = itemList,
}: {
  readonly count?: number;
  readonly layout?: ItemLayout;
  /** That of the list. */
  readonly className?: string | undefined;
}) {
  const isTile = layout === "card" || layout === "cover";
  return (
    <SkeletonList count={count} className={className}>
      {() => (
        <div className={layouts[layout]}>
          <Skeleton kind={isTile ? "photo" : "block"} className={styles.photo} />
          <div className={styles.head}>
            <Skeleton kind="title" width="60%" />
          </div>
          <div className={styles.body}>
            <Skeleton kind="text" width="85%" />
            <Skeleton kind="text" width="50%" />
          </div>
          <PriceAndButton>
            <Skeleton kind="title" width="7rem" />
            <Skeleton kind="button" width="8.25rem" />
          </PriceAndButton>
        </div>
      )}
    </SkeletonList>
  );
}
