import { useToday } from "@stays/contract";
import { IMAGE_SIZES, mainFirst } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { Photo, Skeleton } from "@stays/ui";
import type { ReactNode } from "react";
import { distanceBetween } from "../listing/distance-between.ts";
import { CancellationDates } from "./cancellation-dates.tsx";
import type { ComparisonColumn, LoadedColumn } from "./comparison-column.ts";
import { useComparisonTexts } from "./comparison-texts.tsx";
import { DifferenceText } from "./difference-text.tsx";
import { PriceCell } from "./price-cell.tsx";
import { priceDifferences } from "./price-differences.ts";
import { RatingText } from "./rating-text.tsx";
import { shownDistance } from "./shown-distance.ts";
import { ViewLink } from "./view-link.tsx";

/** A row of the comparison: one fact of each stay. */
export interface ComparisonRow {
  readonly name: string;
  readonly note?: string;
  /** Whether the row has links only, which paper does not show. */
  readonly isControl?: boolean;
  /** Content of a stay's cell; null = it is not known. */
  readonly cell: (column: LoadedColumn, index: number) => ReactNode;
}

/** Rows of a comparison: facts besides the facilities, and links to the stays. */
export interface ComparisonRows {
  readonly facts: readonly ComparisonRow[];
  readonly links: ComparisonRow;
}

/** Returns the rows of the compared stays; a fact that no stay has is left out. */
export function useComparisonRows(columns: readonly ComparisonColumn[]): ComparisonRows {
  const t = useComparisonTexts();
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
    useToday(),
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
      cell: (column) => <PriceCell column={column} />,
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
    links: { name: t("link"), isControl: true, cell: (column) => <ViewLink column={column} /> },
  };
}
