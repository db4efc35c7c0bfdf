import type { SearchState } from "./search-state.ts";

/** The state with another category; removes the `room-*` keys, which belong to the previous one (RT-08). */
export function withCategory(state: SearchState, category: number | null): SearchState {
  if (category === state.category) return state;
  return { ...state, category, rest: state.rest.filter(([key]) => !key.startsWith("room-")) };
}
