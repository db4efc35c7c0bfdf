import { calendarSource } from "./calendar-source.ts";

test("VI-04 CB-01 a village asks for its own calendar, a cabin for its own within the village", () => {
  expect(calendarSource({ propertyId: "2001", detailId: null })).toEqual({
    cbisId: "2001",
    isPropertyCalendar: true,
  });
  expect(calendarSource({ propertyId: "2001", detailId: "3001" })).toEqual({
    cbisId: "3001",
    isChild: true,
    parentProductId: "2001",
  });
});
