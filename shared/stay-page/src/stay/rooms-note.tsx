import { usePropertyTexts } from "../property-texts.ts";
import type { AskedStay } from "./asked-stay.ts";
import styles from "./stay-status.module.css";
import { guestWords } from "./stay-words.ts";

/** Says when the search has more rooms than prices are asked for here (ruling 1). */
export function RoomsNote({ search: { state, persons } }: { readonly search: AskedStay }) {
  const { t } = usePropertyTexts();
  const count = state.rooms.length;
  if (count <= persons.length) return null;
  const values = { count, guests: guestWords(persons, t) };
  return (
    <p className={styles.rooms}>{t(persons.length === 1 ? "oneRoomOfMore" : "someRoomsOfMore", values)}</p>
  );
}
