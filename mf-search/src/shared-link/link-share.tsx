import { useReport } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Button, StatusText, TextField } from "@stays/ui";
import { useState } from "react";
import styles from "./link-share.module.css";

const keep = () => {};

interface LinkShareProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** Address of this site, without its origin. In the browser only. */
  readonly path: string;
}

/** A link to copy, in a field of its own. */
export function LinkShare({ label, path }: LinkShareProps) {
  const { t } = useTexts("mf-search");
  const report = useReport();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const link = new URL(path, window.location.origin).href;

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
        label={label}
        value={link}
        readOnly
        onChange={keep}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {t("copyLink")}
      </Button>
      <div className={styles.copied}>
        <StatusText>{copied !== "no" && t(copied === "yes" ? "linkCopied" : "linkNotCopied")}</StatusText>
      </div>
    </div>
  );
}
