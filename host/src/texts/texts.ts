import type { NamedTexts, PageTexts } from "@stays/contract";
import { UI_NAMESPACE, uiTexts } from "@stays/ui/texts";

const load: PageTexts = {
  en: () => import(/* webpackChunkName: "texts-en" */ "./en.json"),
  sv: () => import(/* webpackChunkName: "texts-sv" */ "./sv.json"),
  nb: () => import(/* webpackChunkName: "texts-nb" */ "./nb.json"),
  de: () => import(/* webpackChunkName: "texts-de" */ "./de.json"),
};

/** What every page brings: the texts of the shell and of the design system. */
export const shellTexts: readonly NamedTexts[] = [
  { namespace: "host", load },
  { namespace: UI_NAMESPACE, load: uiTexts },
];
