import { Icon } from "@stays/ui/basics";
import * as shapes from "./shapes.ts";

const SHAPES: Readonly<Record<string, shapes.IconShape>> = {
  accessibility: shapes.AccessibilityIcon,
  area: shapes.RulerIcon,
  baby: shapes.BabyIcon,
  balcony: shapes.SunIcon,
  bath: shapes.BathIcon,
  bed: shapes.BedDoubleIcon,
  "bed-single": shapes.BedSingleIcon,
  bedroom: shapes.DoorOpenIcon,
  bike: shapes.BikeIcon,
  bunk: shapes.BedSingleIcon,
  cabin: shapes.HouseIcon,
  car: shapes.CarIcon,
  charger: shapes.PlugZapIcon,
  check: shapes.CircleCheckIcon,
  "cigarette-off": shapes.CigaretteOffIcon,
  climate: shapes.AirVentIcon,
  coffee: shapes.CoffeeIcon,
  desk: shapes.LaptopIcon,
  dishwasher: shapes.UtensilsCrossedIcon,
  distance: shapes.MapPinIcon,
  dog: shapes.PawPrintIcon,
  door: shapes.DoorOpenIcon,
  fire: shapes.FlameIcon,
  fireplace: shapes.FlameKindlingIcon,
  fish: shapes.FishIcon,
  flame: shapes.FlameIcon,
  forest: shapes.TreesIcon,
  fridge: shapes.RefrigeratorIcon,
  guests: shapes.UsersIcon,
  gym: shapes.DumbbellIcon,
  heating: shapes.HeaterIcon,
  kitchen: shapes.CookingPotIcon,
  lake: shapes.WavesHorizontalIcon,
  lounge: shapes.ArmchairIcon,
  "map-pin": shapes.MapPinIcon,
  microwave: shapes.MicrowaveIcon,
  mountain: shapes.MountainIcon,
  "no-smoking": shapes.CigaretteOffIcon,
  parking: shapes.SquareLetterPIcon,
  paw: shapes.PawPrintIcon,
  people: shapes.UsersIcon,
  person: shapes.UsersIcon,
  pet: shapes.PawPrintIcon,
  plug: shapes.PlugIcon,
  pool: shapes.WavesLadderIcon,
  refrigerator: shapes.RefrigeratorIcon,
  restaurant: shapes.UtensilsIcon,
  ruler: shapes.RulerIcon,
  safety: shapes.FireExtinguisherIcon,
  sauna: shapes.HeaterIcon,
  shower: shapes.ShowerHeadIcon,
  "shower-head": shapes.ShowerHeadIcon,
  ski: shapes.MountainSnowIcon,
  snowflake: shapes.SnowflakeIcon,
  stroller: shapes.BabyIcon,
  toilet: shapes.ToiletIcon,
  trees: shapes.TreesIcon,
  tv: shapes.TvIcon,
  utensils: shapes.UtensilsIcon,
  "washing-machine": shapes.WashingMachineIcon,
  waves: shapes.WavesHorizontalIcon,
  wc: shapes.ToiletIcon,
  wheelchair: shapes.AccessibilityIcon,
  wifi: shapes.WifiIcon,
  wind: shapes.AirVentIcon,
};

/**
 * The icon of a facility, or a check for an icon that we do not have. Show it only beside the name of the
 * facility.
 */
export function FacilityIcon({
  name,
  className,
}: {
  readonly name: string | null;
  readonly className?: string;
}) {
  return <Icon of={(name && SHAPES[name]) || shapes.CircleCheckIcon} className={className} />;
}
