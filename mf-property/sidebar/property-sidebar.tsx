import { Sidebar, type SidebarProps } from "@stays/property";
import type { PropertyInSight } from "../property/use-property.ts";
import { calendarSource } from "./calendar-source.ts";

export interface PropertySidebarProps extends Omit<SidebarProps, "search" | "source"> {
  readonly sight: PropertyInSight;
  /** That of the page's address when left out. */
  readonly source?: SidebarProps["source"];
}

/** Find availability, with the arrival days of the property, cabin or room in sight (CD-02, CD-04). */
export function PropertySidebar({ sight, source, ...rest }: PropertySidebarProps) {
  return <Sidebar {...rest} search={sight.search} source={source ?? calendarSource(sight.search)} />;
}
