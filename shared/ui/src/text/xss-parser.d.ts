declare module "xss/lib/parser.js" {
  export { parseAttr, parseTag } from "xss";
}
