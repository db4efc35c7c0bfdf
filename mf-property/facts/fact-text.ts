import type { Facility } from "@stays/stay";

/** A facility in words: `Sauna`, `Beds: 6`, `Distance to lift: 400 m`. */
export function factText({ name, type, value }: Facility): string {
  return type === "Boolean" || value === "True" ? name : `${name}: ${value}`;
}
