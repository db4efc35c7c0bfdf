import { Slot } from "@stays/contract";
import type { Accommodation, Product } from "@stays/domain";
import {
  bookingOf,
  cartItemOf,
  OfferEnd,
  RateFacts,
  rateNames,
  Section,
  UnitPrice,
  UnitSkeletons,
  usePropertyTexts,
  useStaySummary,
} from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Skeleton } from "@stays/ui";
import { useId } from "react";
import { PropertyPriceNote } from "../availability/property-price-note.tsx";
import { UnitLine } from "../availability/unit-line.tsx";
import type { PropertyView } from "../property/use-property.ts";
import styles from "./room-options.module.css";

/** The rates of a room: one entry per price configuration, with dates, rooms and persons (HD-01, RM-01). */
export function RoomOptions({ view, room }: { readonly view: PropertyView; readonly room: Accommodation }) {
  const { t } = useTexts("mf-property");
  const { t: shared } = usePropertyTexts();
  const { prices } = view;
  const names = rateNames(room.products, shared);
  return (
    <Section title={t("availability")} id="availability">
      <UnitLine view={view} />
      <PropertyPriceNote view={view} units={[room]} />
      {prices.kind === "loading" && <UnitSkeletons />}
      {prices.kind === "priced" && (
        <ul className={styles.options}>
          {room.products.map((product, index) => (
            <RoomOption
              key={product.bookingKey}
              room={room}
              property={view.property}
              product={product}
              name={names[index] ?? ""}
              searchId={prices.searchId}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RoomOption({
  room,
  property,
  product,
  name,
  searchId,
}: {
  readonly room: Accommodation;
  readonly property: Accommodation;
  readonly product: Product;
  /** The name that distinguishes it from the other rates of the room. */
  readonly name: string;
  readonly searchId: string;
}) {
  const { t } = useTexts("mf-property");
  const staySummary = useStaySummary();
  const heading = useId();
  return (
    <li aria-labelledby={heading} className={styles.option}>
      <div>
        <h3 id={heading}>{name}</h3>
        <p className={styles.stay}>
          {`${staySummary(product.price, [product.personConfiguration])}, ${t("rooms", { count: 1 })}`}
        </p>
        <RateFacts product={product} unitId={room.id} name={name} />
      </div>
      <OfferEnd>
        <UnitPrice products={[product]} />
        <Slot
          name="cart.add-button"
          items={[cartItemOf(room, product, searchId)]}
          booking={bookingOf(room, property)}
          label={t("book")}
          fallback={<Skeleton kind="button" />}
        />
      </OfferEnd>
    </li>
  );
}
