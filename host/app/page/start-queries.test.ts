import type { PageContext, PageDefinition } from "@stays/contract";
import { createQueryClient, startQueries } from "./start-queries.ts";

const month = { queryKey: ["month"], queryFn: async () => "2027-02-10" };
const day = { queryKey: ["day"], queryFn: async () => 12 };

/** A page whose day is known with its month. */
const queries: PageDefinition["queries"] = (_, data) =>
  data.getQueryData(month.queryKey) === undefined ? [month] : [month, day];

test("FE-02 what depends on an answer is running before a part that awaits the answer renders again", async () => {
  const client = createQueryClient({ retries: 0 });
  const all = startQueries(client, { queries } as PageDefinition, {} as PageContext);
  await client.getQueryCache().find(month)?.promise;
  expect(client.getQueryState(day.queryKey)?.fetchStatus).toBe("fetching");
  await all;
  expect(client.getQueryData(day.queryKey)).toBe(12);
});
