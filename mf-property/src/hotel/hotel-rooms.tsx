import { memo } from "react";
import { UnitsAvailability } from "../availability/units-availability.tsx";
import type { PropertyView } from "../property/use-property.ts";
import type { RateNames } from "../rooms/room-rates.ts";
import { RoomSteppers } from "../rooms/room-steppers.tsx";

/**
 * The rooms of a hotel, each with its steppers (HO-01, HO-03). The sidebar changes its tab with the first room;
 * the list does not render again for that.
 */
export const HotelRooms = memo(function HotelRooms({
  view,
  rates,
  onAdded,
}: {
  readonly view: PropertyView;
  readonly rates: RateNames;
  readonly onAdded: () => void;
}) {
  return (
    <UnitsAvailability
      view={view}
      actionOf={(room, searchId) => (
        <RoomSteppers room={room} rates={rates} searchId={searchId} onAdded={onAdded} />
      )}
    />
  );
});
