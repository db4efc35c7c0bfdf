import type { SearchState } from "./search-state.ts";

/** The state with another category; the `room-*` keys belonged to the former one (RT-08). */
export function withCategory(state: SearchState, category: number | null): SearchState {
  if (category === state.category) return state;
  return { ...state, category, rest: state.rest.filter(([key]) => !key.startsWith("room-")) };
}
