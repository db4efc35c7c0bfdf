import { Sidebar, type SidebarProps } from "@stays/stay-page";
import type { PropertyView } from "../property/use-property.ts";

interface PropertySidebarProps extends Omit<SidebarProps, "search" | "source"> {
  readonly sight: PropertyView;
}

/** Find availability, with the arrival days of the property, cabin or room in sight (CD-02, CD-04). */
export function PropertySidebar({ sight, ...rest }: PropertySidebarProps) {
  return <Sidebar {...rest} search={sight.search} source={sight.search.calendar} />;
}
