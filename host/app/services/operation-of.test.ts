import { NetworkError } from "@stays/contract";
import { operationOf } from "./operation-of.ts";

test.each([
  ["a call without an answer", new NetworkError("get-travel-rating", "HTTP 503"), "get-travel-rating"],
  [
    "an answer that breaks the contract",
    Object.assign(new Error("no Groups"), { operation: "get-basket" }),
    "get-basket",
  ],
  ["a mistake of the page", new TypeError("x is undefined"), "render pages/village"],
  ["something thrown that is no error", { operation: "get-basket" }, "render pages/village"],
])("ER-02 %s is logged under its own name", (_, cause, operation) => {
  expect(operationOf(cause, "render pages/village")).toBe(operation);
});
