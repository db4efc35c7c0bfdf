/** The price of a line, and of a basket with one line. */
export const money = { amount: 100, currency: "SEK" };

/** A booked cabin in the basket. */
export const line = {
  name: "Cabin",
  start: "2027-02-06T00:00:00",
  end: "2027-02-13T00:00:00",
  persons: [],
  addons: [],
  price: money,
};
