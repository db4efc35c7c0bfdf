import { noMoreResults } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import { BadInput, requiredInteger, requiredText } from "./input.ts";
import { readSort } from "./stay-search.ts";

/** availability/accommodation/get: a further page of a running search. */
export const nextAccommodationPage: Operation = (galaxy, { query }) => {
  const searchId = requiredText(query, "searchId");
  const page = requiredInteger(query, "page");
  if (page < 1) throw new BadInput("page", "starts at 1");
  const sort = query.has("sort") ? readSort(query) : null;
  const search = galaxy.staySearches.find(searchId);
  if (!search || search.productId !== null || search.offersOnly) return noMoreResults;
  return galaxy.pages.page({ ...search, sort: sort ?? search.sort }, searchId, page) ?? noMoreResults;
};
