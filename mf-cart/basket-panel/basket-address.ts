import type { SiteSettings } from "@stays/contract";

/** The online site's basket page; `{lang}` is the language prefix (S2 §7, ruling 20). */
export function basketAddress({ online, language }: Pick<SiteSettings, "online" | "language">): string {
  return `${online.baseUrl.replace(/\/$/, "")}${online.basketPath.replaceAll("{lang}", language)}`;
}
