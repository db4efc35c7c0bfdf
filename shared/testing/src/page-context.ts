export { createPageContext } from "@stays/search";
