import { usePageContext, useToday } from "@stays/contract";
import {
  freeCancellationEnd,
  IMAGE_SIZES,
  mainFirst,
  type Product,
  type ReviewSummary,
  splitTerms,
} from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Icon, LinkButton, Photo, RichText, Skeleton, StarIcon } from "@stays/ui";
import type { ReactNode } from "react";
import { distanceBetween, shownDistance } from "../results-data/distance.ts";
import comparisonTableStyles from "./comparison-table.module.css";
import { comparisonTexts } from "./comparison-texts.ts";
import { type PriceDifference, priceDifferences } from "./price-differences.ts";
import { headId, useStayLink } from "./stay-head.tsx";
import { StayTotal } from "./stay-totals.tsx";
import type { ComparisonColumn, LoadedColumn } from "./use-comparison.ts";

/** A row of the comparison: one fact of each stay. */
export interface ComparisonRow {
  readonly name: string;
  readonly note?: string;
  /** Whether the row has links only, which paper does not show. */
  readonly isControl?: boolean;
  /** Content of a stay's cell; null = it is not known. */
  readonly cell: (column: LoadedColumn, index: number) => ReactNode;
}

/** Returns the rows of the compared stays besides the facilities; a fact that no stay has is left out. */
export function useComparisonRows(columns: readonly ComparisonColumn[]) {
  const { t } = useTexts(comparisonTexts);
  const { number } = useFormat();
  const loaded = columns.flatMap((column) => (column.kind === "loaded" ? [column] : []));
  const [first] = loaded;
  const differences = priceDifferences(
    columns.map((column) => {
      const priced = column.kind === "loaded" && column.price.kind === "priced" ? column.price : null;
      return {
        id: column.id,
        price: priced?.price ?? null,
        rates: priced?.rates ?? [],
        facilities: column.kind === "loaded" ? column.stay.content.attributes : [],
      };
    }),
  );

  /** Distance to the first stay; null = a position is not known. */
  function distance({ stay }: LoadedColumn): string | null {
    const metres = first ? distanceBetween(first.stay.content.position, stay.content.position) : null;
    if (metres === null) return null;
    const { unit, value } = shownDistance(metres);
    return t(unit, { value: number(value) });
  }

  /** What a fact about the price is for a stay that has none; null = it is not known. */
  function withoutPrice({ price }: LoadedColumn): ReactNode {
    if (price.kind === "loading") return <Skeleton kind="text" width="80%" />;
    return price.kind === "none" ? t("noPrice") : null;
  }

  const rows: readonly (ComparisonRow & { readonly isShown?: boolean })[] = [
    {
      name: t("photo"),
      cell: ({ stay }) => (
        <Photo image={mainFirst(stay.content.images)[0]} size={IMAGE_SIZES.card} alt="" ratio="3 / 2" />
      ),
    },
    {
      name: t("price"),
      isShown: loaded.some(({ price }) => price.kind !== "unasked"),
      cell: ({ price }) => <StayTotal price={price} />,
    },
    {
      name: t("difference"),
      isShown: differences.some((difference) => difference !== null),
      cell: (column, index) => {
        const difference = differences[index];
        return difference ? <DifferenceText difference={difference} /> : withoutPrice(column);
      },
    },
    {
      name: t("cancellation"),
      isShown: loaded.some(({ price }) => price.kind === "priced"),
      cell: (column) =>
        column.price.kind === "priced" ? (
          <CancellationDates product={column.price.product} />
        ) : (
          withoutPrice(column)
        ),
    },
    { name: t("area"), cell: ({ stay, property }) => stay.content.geoPath ?? property.content.geoPath },
    {
      name: t("distance", { name: first?.stay.name ?? "" }),
      note: t("distanceNote"),
      isShown: loaded.some((column) => column.id !== first?.id && distance(column) !== null),
      cell: (column) => (column.id === first?.id ? t("distanceStart") : distance(column)),
    },
    {
      name: t("people"),
      isShown: loaded.some(({ stay }) => stay.maxPopulation !== null),
      cell: ({ stay }) => (stay.maxPopulation === null ? null : t("upTo", { count: stay.maxPopulation })),
    },
    {
      name: t("rating"),
      isShown: loaded.some(({ rating }) => rating !== null),
      cell: ({ rating }) => rating && <RatingText rating={rating} />,
    },
  ];
  return {
    facts: rows.filter(({ isShown }) => isShown ?? true),
    links: {
      name: t("link"),
      isControl: true,
      cell: (column: LoadedColumn) => <ViewLink column={column} />,
    },
  };
}

/**
 * Dates of a price's cancellation on a line: today, the last day of free cancellation, arrival. Without such a
 * day the first paragraph of the conditions (ruling 121).
 */
function CancellationDates({ product }: { readonly product: Product }) {
  const { t } = useTexts(comparisonTexts);
  const { day } = useFormat();
  const today = useToday();
  const { conditions } = usePageContext().settings;
  const { bookingConditions, price } = product;
  if (!bookingConditions) return <span>{t("unknown")}</span>;
  const until = freeCancellationEnd(bookingConditions.terms, conditions.freeCancellation, price.start, today);
  if (until === null) {
    const { opening } = splitTerms(bookingConditions.terms);
    if (opening === null) return <span>{bookingConditions.name}</span>;
    return <RichText html={opening} className={comparisonTableStyles.terms} />;
  }
  return (
    <ol className={comparisonTableStyles.line}>
      <li className={comparisonTableStyles.free}>{t("today")}</li>
      <li className={comparisonTableStyles.free}>
        <span>{`${t("freeUntil")} `}</span>
        <time dateTime={until}>{day(until)}</time>
      </li>
      <li>
        <span>{`${t("arrival")} `}</span>
        <time dateTime={price.start}>{day(price.start)}</time>
      </li>
    </ol>
  );
}

function ViewLink({ column }: { readonly column: LoadedColumn }) {
  const { t } = useTexts(comparisonTexts);
  return (
    <LinkButton
      {...useStayLink(column)}
      variant="secondary"
      size="small"
      aria-describedby={headId(column.id)}
    >
      {t("view")}
    </LinkButton>
  );
}

/** How much more a stay costs than the cheapest: `SEK 400 more for Sauna`. */
function DifferenceText({ difference }: { readonly difference: PriceDifference }) {
  const { t } = useTexts(comparisonTexts);
  const { list, money } = useFormat();
  const { more, currency, beyond, without, isExplained } = difference;
  if (more === 0) return <strong>{t("lowest")}</strong>;
  const amount = money(more, currency);
  return (
    <>
      <p>{isExplained ? t("moreFor", { amount, facilities: list(beyond) }) : t("more", { amount })}</p>
      {!isExplained && beyond.length > 0 && (
        <p className={comparisonTableStyles.note}>{t("alsoHas", { facilities: list(beyond) })}</p>
      )}
      {without.length > 0 && (
        <p className={comparisonTableStyles.note}>{t("without", { facilities: list(without) })}</p>
      )}
    </>
  );
}

/** Overall rating of a stay: `4.4 of 5, 12 reviews`. */
function RatingText({ rating }: { readonly rating: ReviewSummary }) {
  const { t } = useTexts(comparisonTexts);
  const { number } = useFormat();
  return (
    <span className={comparisonTableStyles.rating}>
      <Icon of={StarIcon} />
      <span>
        {t("ratingOf", {
          rating: number(rating.rating, 1),
          max: rating.ratingMax,
          count: rating.ratingCount,
        })}
      </span>
    </span>
  );
}
