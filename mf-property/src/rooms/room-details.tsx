import { Slot } from "@stays/contract";
import { type Accommodation, aboutHtml, type Content, type Product } from "@stays/domain";
import {
  createBookingContext,
  createCartItem,
  ItemSkeletons,
  itemList,
  PriceAndButton,
  RateFacts,
  rateNames,
  Section,
  Sidebar,
  UnitPrice,
  usePropertyTexts,
  useStaySummary,
} from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { classNames, RichText, Skeleton, useGuestText } from "@stays/ui";
import { useId } from "react";
import { PropertyDetails } from "../property/property-details.tsx";
import type { PropertyDetailsProps } from "../property/property-page.tsx";
import { Amenities } from "../property/sections.tsx";
import { type PropertyView, unitView } from "../property/use-property.ts";
import { UnitSection } from "../units/units-section.tsx";
import styles from "./room-details.module.css";

export function RoomDetails({ view: ofProperty, item: room, parent }: PropertyDetailsProps) {
  const view = unitView(ofProperty, room);
  return (
    <PropertyDetails
      item={room}
      parent={parent}
      side={<Sidebar search={view.search} summary={<UnitPrice products={room.products} isShort />} />}
    >
      <RoomOptions view={view} room={room} />
      <Amenities facilities={room.content.attributes} detailed />
      <About content={room.content} />
    </PropertyDetails>
  );
}

/** The description of a room, followed by its numbered text About (102) if it has one (HD-01). */
function About({ content }: { readonly content: Content }) {
  const { t } = useTexts("mf-property");
  const texts = [content.description, aboutHtml(content)].flatMap((html) => html || []);
  if (texts.length === 0) return null;
  return (
    <Section title={t("about")}>
      {texts.map((html) => (
        <RichText key={html} html={html} className={styles.about} />
      ))}
    </Section>
  );
}

function RoomOptions({ view, room }: { readonly view: PropertyView; readonly room: Accommodation }) {
  const { t } = usePropertyTexts();
  const { prices } = view;
  const names = rateNames(room.products, t, useGuestText());
  return (
    <UnitSection view={view} unit={room}>
      {prices.kind === "loading" && <ItemSkeletons />}
      {prices.kind === "priced" && (
        <ul className={classNames(itemList, styles.options)}>
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
    </UnitSection>
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
      <PriceAndButton>
        <UnitPrice products={[product]} />
        <Slot
          name="cart.add-button"
          items={[createCartItem(room, product, searchId)]}
          booking={createBookingContext(room, property)}
          label={t("book")}
          fallback={<Skeleton kind="button" />}
        />
      </PriceAndButton>
    </li>
  );
}
