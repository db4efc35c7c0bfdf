import { useVisit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { Button, Dialog, TextLink } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import styles from "./memory-dialog.module.css";
import { forgetAll, memory, type RememberedStay } from "./visitor-memory.ts";

interface MemoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The last search, favourites and recently viewed stays of this device, to go on with or to forget. */
export function MemoryDialog({ open, onClose }: MemoryDialogProps) {
  const { t } = useTexts("mf-search");
  const { place } = useVisit();
  const lastSearch = useDeviceValue(memory.lastSearch);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("favourites")}
      lead={t("memoryNote")}
      closeOnMask
      footer={
        <Button variant="text" onClick={forgetAll}>
          {t("clearMemory")}
        </Button>
      }
    >
      <div className={styles.groups}>
        {lastSearch !== null && (
          <TextLink to={linkTo(place.language, { route: "stayslist", search: lastSearch })} onClick={onClose}>
            {t("continueSearch")}
          </TextLink>
        )}
        <StayLinks stays={useDeviceValue(memory.favourites)} search={place.search} />
        <StayLinks title={t("recentlyViewed")} stays={useDeviceValue(memory.viewed)} search={place.search} />
      </div>
    </Dialog>
  );
}

interface StayLinksProps {
  readonly title?: string;
  readonly stays: readonly RememberedStay[];
  readonly search: string;
}

function StayLinks({ title, stays, search }: StayLinksProps) {
  if (stays.length === 0) return null;
  return (
    <section>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.stays}>
        {stays.map(({ id, name, path }) => (
          <li key={id}>
            <TextLink to={`${path}${search}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
