import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { SearchPages } from "../galaxy/search-pages.ts";

/** Returns a view of the destination with everything sold out; the stock does not change. */
export function soldOut(galaxy: MockGalaxy): MockGalaxy {
  const view: MockGalaxy = {
    ...galaxy,
    pages: new SearchPages(() => view),
    nights: () => ({ ...galaxy.nights(), run: () => 0, left: () => 0 }),
    occasions: () => ({
      ...galaxy.occasions(),
      on: (owner, route, day) =>
        galaxy
          .occasions()
          .on(owner, route, day)
          .map(({ time }) => ({ time, remaining: 0 })),
    }),
  };
  return view;
}
