import { isSanitised } from "@stays/ui";
import { OVERLAY_POLICY } from "../../app/page/page-data.ts";

/** The rules of a Trusted Types policy; null refuses a string. */
interface PolicyRules {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
  readonly createScript: () => null;
}

/** The browser's factory of policies, as far as it is used here. */
interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): unknown;
}

/** Constant markup of libraries: React creates script elements from it, Leaflet tests for SVG with it. */
const LIBRARY_MARKUP: readonly string[] = ["<script></script>", "<svg/>"];

const absolute = (address: string): string => new URL(address, location.href).href;

/**
 * The rules for every string that becomes HTML, code, or the address of code: sanitised HTML and files of
 * known folders.
 *
 * @param folders addresses that scripts may start with
 */
export function trustedTypesRules(folders: readonly string[]): PolicyRules {
  const allowed = folders.map(absolute);
  return {
    createHTML: (html) => (isSanitised(html) || LIBRARY_MARKUP.includes(html) ? html : null),
    createScriptURL: (address) =>
      allowed.some((folder) => absolute(address).startsWith(folder)) ? address : null,
    createScript: () => null,
  };
}

/** Sets the one policy of the page, in browsers that have Trusted Types. */
export function enforceTrustedTypes(
  folders: readonly string[],
  { trustedTypes }: { readonly trustedTypes?: PolicyFactory } = globalThis as object,
): void {
  if (!trustedTypes) return;
  const { createPolicy } = trustedTypes;
  const policy = trustedTypes.createPolicy("default", trustedTypesRules(folders));
  // Swiper creates a policy that allows everything, for each string. It gets this one instead.
  trustedTypes.createPolicy = (name, rules) =>
    process.env.NODE_ENV === "development" && name === OVERLAY_POLICY
      ? createPolicy.call(trustedTypes, name, rules)
      : policy;
}
