import type { StayImage } from "@stays/domain";
import { Dialog } from "@stays/ui";
import { useRef } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { PhotoSlides } from "./photo-slides.tsx";

/** All photos in the whole window, on a dark ground. */
export function PhotoView({
  images,
  opened,
  onClose,
}: {
  readonly images: readonly StayImage[];
  /** The photo it opens with; null = closed. */
  readonly opened: number | null;
  readonly onClose: () => void;
}) {
  const { t } = usePropertyTexts();
  const slides = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={t("photos")}
      size="full"
      tone="dark"
      closeOnMask
      initialFocus={slides}
    >
      <PhotoSlides ref={slides} images={images} first={opened ?? 0} />
    </Dialog>
  );
}
