export { createVisit } from "@stays/search";
