import { useSettings } from "@stays/contract";
import { type Accommodation, aboutHtml, type Content, hasPosition } from "@stays/domain";
import { Section, Sidebar, UnitPrice } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import { Amenities } from "../amenities/amenities.tsx";
import styles from "../description/description.module.css";
import { PropertyDetails } from "../details/property-details.tsx";
import { usePoint } from "../map/use-points.ts";
import { unitView } from "../property/unit-view.ts";
import type { PropertyView } from "../property/use-property.ts";
import { RoomOptions } from "./room-options.tsx";

/** The details of one room, on its own or in a hotel (HD-01, RM-01). */
export function RoomDetails({
  view: ofProperty,
  room,
  parent,
}: {
  readonly view: PropertyView;
  readonly room: Accommodation;
  /** The hotel that the room belongs to, if any. */
  readonly parent?: Accommodation | undefined;
}) {
  const { attributes } = useSettings();
  const view = unitView(ofProperty, room);
  const itemOnMap = hasPosition(room.content.position) || !parent ? room : parent;
  return (
    <PropertyDetails
      item={room}
      parent={parent}
      maxFacts={attributes.maxTop}
      points={usePoint(itemOnMap)}
      mapPointId={itemOnMap.id}
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
