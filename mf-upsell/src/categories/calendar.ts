export { Calendar } from "@stays/ui";
