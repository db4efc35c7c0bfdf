import { useTexts } from "@stays/texts";
import { lazyComponent, TextButton } from "@stays/ui";
import { useState } from "react";
import type { OfferDescription } from "./offer-dialog.tsx";

const OfferDialog = lazyComponent(() => import("./offer-dialog.tsx").then((module) => module.OfferDialog));

export function OfferDetails(props: OfferDescription) {
  const { t } = useTexts("mf-packages");
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={open}>
        {t("readAbout", { offer: props.offerName })}
      </TextButton>
      {isUsed && <OfferDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
