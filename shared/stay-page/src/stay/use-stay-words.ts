import type { PersonConfiguration } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { usePropertyTexts } from "../property-texts.ts";
import { stayWords } from "./stay-words.ts";

type Stay = Parameters<typeof stayWords>[0];

/** Dates, nights and guests of a stay in the words of the page's language: {@link stayWords}. */
export function useStayWords(): (stay: Stay, rooms: readonly PersonConfiguration[]) => string {
  const { t } = usePropertyTexts();
  const format = useFormat();
  return (stay, rooms) => stayWords(stay, rooms, t, format);
}
