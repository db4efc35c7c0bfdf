import { Sidebar, type SidebarProps } from "@stays/stay-page";
import type { PropertyView } from "../property/use-property.ts";

interface PropertySidebarProps extends Omit<SidebarProps, "search" | "source"> {
  readonly view: PropertyView;
}

/**
 * The sidebar Find availability, with the arrival days of the page's property, cabin or room (CD-02, CD-04).
 */
export function PropertySidebar({ view, ...rest }: PropertySidebarProps) {
  return <Sidebar {...rest} search={view.search} source={view.search.calendar} />;
}
