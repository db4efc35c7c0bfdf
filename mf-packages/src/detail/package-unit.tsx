import { type Accommodation, shownPrice } from "@stays/domain";
import { BookUnit, UnitPrice, UnitRow } from "@stays/stay-page";
import { PackageFacts } from "../list/package-facts.tsx";
import { PriceLines } from "../list/price-lines.tsx";
import type { PackageView } from "./package-view.ts";

/** One accommodation of a package: photo, what the price includes, and the booking button. */
export function PackageUnit({
  unit,
  view: { property, searchId, listed },
  level,
}: {
  readonly unit: Accommodation;
  readonly view: PackageView;
  readonly level: "h3" | "h4";
}) {
  const product = shownPrice(unit.products)?.product;
  const end = (
    <>
      {product && (
        <PriceLines price={product.price} persons={product.price.totalPersons} align="end">
          <UnitPrice products={unit.products} />
        </PriceLines>
      )}
      {searchId !== null && <BookUnit unit={unit} property={property} searchId={searchId} />}
    </>
  );
  return (
    <UnitRow unit={unit} property={property} level={level} end={end}>
      {product && <PackageFacts listed={{ ...listed, product }} />}
    </UnitRow>
  );
}
