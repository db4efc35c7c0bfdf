import { Dialog, Skeleton } from "@stays/ui";
import { type ReactNode, useDeferredValue } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import styles from "./sidebar.module.css";

export function StaySheet({
  isOpen,
  onClose,
  children,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = usePropertyTexts();
  return (
    <Dialog open={isOpen} onClose={onClose} title={t("yourStay")} size="full">
      <aside aria-label={t("findAvailability")} className={styles.sheet}>
        <DeferredContent>{children}</DeferredContent>
      </aside>
    </Dialog>
  );
}

/** Rendering two months of days is slow, so the sheet opens with a skeleton and renders them deferred. */
function DeferredContent({ children }: { readonly children: ReactNode }) {
  const isRendered = useDeferredValue(true, false);
  return isRendered ? children : <Skeleton className={styles.awaited} />;
}
