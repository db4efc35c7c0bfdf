import { wireCabin, wireContent } from "@stays/testing";

/** The results of a week in February 2027 for two adults. */
export const SEARCHED = "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=0";

/** A cabin with a position, which is on the map. */
export const cabin = (id: number, latitude = 61) =>
  wireCabin(id, { Content: wireContent({ Position: { Latitude: latitude, Longitude: 13 } }) });
