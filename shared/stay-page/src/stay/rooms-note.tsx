import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "./requested-stay.ts";
import styles from "./stay-status.module.css";
import { guestSummary } from "./stay-summary.ts";

/** A note when the search has more rooms than this page can request prices for (ruling 1). */
export function RoomsNote({ search: { state, persons } }: { readonly search: RequestedStay }) {
  const { t } = usePropertyTexts();
  const count = state.rooms.length;
  if (count <= persons.length) return null;
  const values = { count, guests: guestSummary(persons, t) };
  return (
    <p className={styles.rooms}>{t(persons.length === 1 ? "oneRoomOfMore" : "someRoomsOfMore", values)}</p>
  );
}
