import { noBasket } from "./answers.ts";
import { basketView } from "./basket-view.ts";
import type { Operation } from "./galaxy.ts";

/** get-basket: the basket for the side panel. */
export const getBasket: Operation = async (galaxy, { cookie, lang }) => {
  const id = await galaxy.baskets.find(cookie);
  if (id === null) return noBasket;
  const view = basketView(galaxy, id, await galaxy.baskets.lines(id), lang);
  const money = (amount: number) => ({ Price: amount, Currency: view.currency });
  return {
    Groups: view.groups.map((group) => ({
      Name: group.name,
      Offer: group.offerName === null ? null : { Name: group.offerName },
      Products: group.lines.map((line) => ({
        Name: line.name,
        StartDate: line.startDate,
        EndDate: line.endDate,
        Persons: line.persons.map(({ count, name }) => ({ No: count, Name: name })),
        Addons: line.addons.map(({ name, units, included, price }) => ({
          Name: name,
          NoUnits: units,
          PriceIncluded: included,
          Price: money(price),
        })),
        Price: money(line.price),
      })),
    })),
    TotalPrice: money(view.total),
  };
};
