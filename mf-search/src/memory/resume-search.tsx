import { useVisit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { TextLink } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory } from "./visitor-memory.ts";

/** Link to the last search of this device; renders nothing when there is none. */
export function ResumeSearch() {
  const { t } = useTexts("mf-search");
  const { place } = useVisit();
  const lastSearch = useDeviceValue(memory.lastSearch);
  if (lastSearch === null) return null;
  return (
    <TextLink to={linkTo(place.language, { route: "stayslist", search: lastSearch })}>
      {t("continueSearch")}
    </TextLink>
  );
}
