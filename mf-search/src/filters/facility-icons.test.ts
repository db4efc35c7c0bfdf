import type { Accommodation } from "@stays/domain";
import { facilityIcons } from "./facility-icons.ts";

const SAUNA = 215;
const WIFI = 211;
const PETS = 217;

const stay = (...attributes: { id: number; icon: string | null }[]) =>
  ({ content: { attributes } }) as unknown as Accommodation;

test("SR-07 the icons of filters come from stays that have the facility, and are kept when a list has none", () => {
  const none = new Map<number, string | null>();
  const stays = [
    stay({ id: SAUNA, icon: null }, { id: PETS, icon: null }),
    stay({ id: SAUNA, icon: "sauna" }),
  ];
  const known = facilityIcons([SAUNA, WIFI, PETS], stays, none);
  expect([...known]).toEqual([
    [SAUNA, "sauna"],
    [PETS, null],
  ]);
  expect(facilityIcons([SAUNA, WIFI], [], known)).toBe(known);
  const more = facilityIcons([SAUNA, WIFI], [stay({ id: WIFI, icon: "wifi" })], known);
  expect(more).toEqual(
    new Map([
      [SAUNA, "sauna"],
      [PETS, null],
      [WIFI, "wifi"],
    ]),
  );
  expect(facilityIcons([SAUNA], [stay({ id: SAUNA, icon: null })], known)).toBe(known);
  expect(facilityIcons([SAUNA], [stay({ id: SAUNA, icon: "steam" })], known).get(SAUNA)).toBe("steam");
});
