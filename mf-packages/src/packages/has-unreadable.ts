import type { PackageContent } from "@stays/domain";

/**
 * Whether an answer has packages, of which none can be read: it names their properties. They do exist, so that their
 * page is a failure and not a missing one (ruling 74).
 */
export const hasUnreadable = ({ packages, parentNames }: PackageContent): boolean =>
  packages.length === 0 && parentNames.length > 0;
