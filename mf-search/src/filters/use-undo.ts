import { type SearchState, searchText } from "@stays/search";
import { useState } from "react";
import { useSearch } from "../search/use-search.ts";

/** A removal of filters, with the search before and after it. */
interface Removal {
  /** What was removed, in the language of the page. */
  readonly words: string;
  readonly before: SearchState;
  /** Query string after the removal. Undo is offered only while the search is unchanged since then. */
  readonly after: string;
}

/** Undo of the last removal. */
export interface Undo {
  /** The last removal, while it can be undone; a new object for each one. */
  readonly removal: Pick<Removal, "words"> | null;
  /** Call it before the search changes to the one without the filters. */
  remember(words: string, without: SearchState): void;
  undo(): void;
}

/** Returns undo of the last removal of filters. */
export function useUndo(): Undo {
  const { state, change } = useSearch();
  const [removal, setRemoval] = useState<Removal | null>(null);
  return {
    removal: removal !== null && removal.after === searchText(state) ? removal : null,
    remember: (words, without) => setRemoval({ words, before: state, after: searchText(without) }),
    undo() {
      if (removal) change(removal.before);
      setRemoval(null);
    },
  };
}
