import { wireCabin, wireContent } from "@stays/testing";

/** A cabin with a position, which is on the map. */
export const cabin = (id: number, latitude = 61) =>
  wireCabin(id, { Content: wireContent({ Position: { Latitude: latitude, Longitude: 13 } }) });
