import { calendarSource } from "./calendar-source.ts";

test("VI-04 CB-01 CD-02 a village asks for its own calendar, a cabin for its own, also within the village", () => {
  expect(calendarSource({ route: "village", propertyId: "2001", detailId: null })).toEqual({
    cbisId: "2001",
    isPropertyCalendar: true,
  });
  expect(calendarSource({ route: "cabin", propertyId: "2001", detailId: "3001" })).toEqual({
    cbisId: "3001",
    isChild: true,
    parentProductId: "2001",
  });
  expect(calendarSource({ route: "cabindetail", propertyId: "1001", detailId: null })).toEqual({
    cbisId: "1001",
  });
});
