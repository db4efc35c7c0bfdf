import type { Accommodation } from "@stays/domain";
import { facilityIcon } from "./facility-icons.ts";

const SAUNA = 215;
const PETS = 217;

const stay = (...attributes: { id: number; icon: string | null }[]) =>
  ({ content: { attributes } }) as unknown as Accommodation;

test("SR-07 the icon of a filter comes from stays that have the facility, and is kept when a list has none", () => {
  const stays = [
    stay({ id: SAUNA, icon: null }, { id: PETS, icon: null }),
    stay({ id: SAUNA, icon: "sauna" }),
  ];
  expect(facilityIcon(SAUNA, [], undefined)).toBeUndefined();
  expect(facilityIcon(SAUNA, stays, undefined)).toBe("sauna");
  expect(facilityIcon(PETS, stays, undefined)).toBeNull();
  expect(facilityIcon(SAUNA, [], "sauna")).toBe("sauna");
  expect(facilityIcon(SAUNA, [stay({ id: SAUNA, icon: null })], "sauna")).toBe("sauna");
  expect(facilityIcon(SAUNA, [stay({ id: SAUNA, icon: "steam" })], "sauna")).toBe("steam");
});
