import { useTexts } from "@stays/texts";
import { lazyComponent, TextButton } from "@stays/ui";
import { useState } from "react";
import type { OfferDescription } from "./offer-dialog.tsx";

const OfferDialog = lazyComponent(() => import("./offer-dialog.tsx").then((module) => module.OfferDialog));

export function OfferDetails(props: OfferDescription) {
  const { t } = useTexts("mf-packages");
  /** null = not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("readAbout", { offer: props.offerName })}
      </TextButton>
      {isOpen !== null && <OfferDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
