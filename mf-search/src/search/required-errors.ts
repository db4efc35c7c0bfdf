import type { TextKey } from "@stays/texts";

/** Text key of an error of the search. */
export type ErrorKey = TextKey<"mf-search">;

/** Settings that make fields required. */
export interface RequiredRules {
  readonly categoryRequired: boolean;
  readonly areaRequired: boolean;
}

/** Values of the fields that may be required. */
interface RequiredFields {
  readonly category: number | null;
  /** Empty = all areas. */
  readonly areas: readonly number[];
}

/** Returns the required fields that a search lacks, from the form or from a URL (SW-08). */
export function requiredErrors(
  { category, areas }: RequiredFields,
  rules: RequiredRules,
): { readonly category?: readonly ErrorKey[]; readonly area?: readonly ErrorKey[] } {
  return {
    ...(rules.categoryRequired && category === null && { category: ["errorCategory"] }),
    ...(rules.areaRequired && areas.length === 0 && { area: ["errorArea"] }),
  };
}
