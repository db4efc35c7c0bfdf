import * as contract from "@stays/contract";
import * as texts from "@stays/texts";
import * as basics from "@stays/ui/basics";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";

/**
 * The host's own instances of the modules that remotes share with it. The allow-list is in
 * `tools/build/src/shared-modules.mjs`; a test checks this table against it.
 */
export const providedModules = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "@stays/contract": contract,
  "@stays/texts": texts,
  "@stays/ui/basics": basics,
};
