export { createVisit } from "../../../host/src/services/visit.ts";
