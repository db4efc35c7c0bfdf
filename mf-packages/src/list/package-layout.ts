import type { SiteSettings } from "@stays/contract";

/** The four layouts of a package list (PK-03). */
export type PackageLayout = SiteSettings["packages"]["listLayout"];
