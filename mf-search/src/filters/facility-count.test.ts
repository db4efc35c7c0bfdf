import type { Accommodation, PageToLoad } from "@stays/domain";
import { staysWithFacility } from "./facility-count.ts";

const SAUNA = 215;

const stay = (pageToLoad: PageToLoad, value: "True" | "False") =>
  ({
    pageToLoad,
    content: { attributes: [{ id: SAUNA, name: "Sauna", icon: null, type: "Boolean", value }] },
  }) as unknown as Accommodation;

const loaded = (total: number, first: Accommodation, ...others: Accommodation[]) => ({
  stays: [first, ...others],
  total,
  pageSize: 24,
  isFailed: false,
});

test("SR-07 a facility shows how many stays it leaves when all of them are loaded with their facilities", () => {
  const cabins = [stay("cabindetail", "True"), stay("cabindetail", "False")] as const;
  expect(staysWithFacility(loaded(2, ...cabins), SAUNA)).toBe(1);
  expect(staysWithFacility(loaded(2, ...cabins), 1)).toBe(0);
  expect(staysWithFacility(loaded(3, ...cabins), SAUNA)).toBeNull();
  expect(staysWithFacility(loaded(3, ...cabins, stay("village", "True")), SAUNA)).toBeNull();
  expect(staysWithFacility({ stays: [], total: 0, pageSize: 0, isFailed: false }, SAUNA)).toBeNull();
  expect(staysWithFacility(null, SAUNA)).toBeNull();
});
