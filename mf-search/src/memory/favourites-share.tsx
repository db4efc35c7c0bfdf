import { useReport, useVisit } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Button, StatusText, TextField } from "@stays/ui";
import { useState } from "react";
import styles from "./memory-dialog.module.css";
import { favouritesLink } from "./shared-favourites.ts";
import type { RememberedStay } from "./visitor-memory.ts";

const keep = () => {};

/** Link that shares the favourites; it contains only the stays, nothing about the sender. */
export function FavouritesShare({ stays }: { readonly stays: readonly RememberedStay[] }) {
  const { t } = useTexts("mf-search");
  const { place } = useVisit();
  const report = useReport();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  if (stays.length === 0) return null;
  const link = new URL(favouritesLink(place.language, stays), window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied("yes");
    } catch (cause) {
      // The browser may deny clipboard access; the field still shows the link.
      setCopied("failed");
      report({ operation: "copy-link", message: "The link could not be copied", cause });
    }
  }

  return (
    <div className={styles.share}>
      <TextField
        label={t("favouritesLink")}
        value={link}
        readOnly
        onChange={keep}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {t("copyLink")}
      </Button>
      <div className={styles.copied}>
        <StatusText>
          {copied === "yes" && t("linkCopied")}
          {copied === "failed" && t("linkNotCopied")}
        </StatusText>
      </div>
    </div>
  );
}
