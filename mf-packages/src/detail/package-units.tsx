import { type Accommodation, shownPrice } from "@stays/domain";
import {
  BookUnit,
  ItemSkeletons,
  itemList,
  PriceNote,
  Section,
  StayStatus,
  UnitPrice,
  UnitRow,
} from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { ItemBoundary } from "@stays/ui";
import { NoPackages } from "../list/no-packages.tsx";
import { PackageFacts } from "../list/package-facts.tsx";
import { PriceLines } from "../list/package-price.tsx";
import type { PackageSearch } from "../list/package-search.ts";
import styles from "./package-units.module.css";
import type { PackageView } from "./package-view.ts";

const ROWS = 3;

export function PackageUnits({
  view,
  search,
  onRetry,
}: {
  readonly view: PackageView;
  readonly search: PackageSearch;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts("mf-packages");
  const { kind, groups, listed } = view;
  const count = groups.reduce((sum, group) => sum + group.accommodations.length, 0);
  const findName = (key: string) => listed.stayPackage.products.find(({ id }) => id === key)?.name;
  const isLoading = kind === "loading";
  return (
    <Section title={t("availability")} id="availability">
      <StayStatus search={search}>
        {isLoading && <strong>{t("loading")}</strong>}
        {kind === "priced" && <strong>{t("accommodationsAvailable", { count })}</strong>}
      </StayStatus>
      <PriceNote kind={kind} onRetry={onRetry} />
      {kind === "none" && <NoPackages search={search} />}
      {isLoading && <ItemSkeletons count={ROWS} />}
      {!isLoading &&
        groups.map(({ key, accommodations }) => {
          const heading = accommodations.length > 1 ? findName(key) : undefined;
          return (
            <div key={key} className={styles.group}>
              {heading && <h3>{heading}</h3>}
              <ul aria-label={heading ?? accommodations[0]?.name} className={itemList}>
                {accommodations.map((unit) => (
                  <ItemBoundary key={unit.id} note="li">
                    <PackageUnit unit={unit} view={view} level={heading ? "h4" : "h3"} />
                  </ItemBoundary>
                ))}
              </ul>
            </div>
          );
        })}
    </Section>
  );
}

function PackageUnit({
  unit,
  view: { property, searchId, listed },
  level,
}: {
  readonly unit: Accommodation;
  readonly view: PackageView;
  readonly level: "h3" | "h4";
}) {
  const product = shownPrice(unit.products)?.product;
  return (
    <UnitRow
      unit={unit}
      property={property}
      level={level}
      price={
        product && (
          <PriceLines price={product.price} guests={product.price.totalPersons}>
            <UnitPrice products={unit.products} />
          </PriceLines>
        )
      }
      action={searchId !== null && <BookUnit unit={unit} property={property} searchId={searchId} />}
    >
      {product && <PackageFacts listed={{ ...listed, product }} />}
    </UnitRow>
  );
}
