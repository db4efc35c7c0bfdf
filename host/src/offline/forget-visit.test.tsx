import { forgetVisit } from "./forget-visit.ts";

test("ruling 91 what remotes have stored of visits is forgotten, and nothing else", () => {
  window.localStorage.setItem("stays.visit.booked-stays", "[]");
  window.localStorage.setItem("stays.favourites", "[]");
  forgetVisit();
  expect(Object.keys(window.localStorage)).toEqual(["stays.favourites"]);
});
