import type { StayImage } from "@stays/domain";
import { Dialog } from "@stays/ui";
import { useRef } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { PhotoSlides } from "./photo-slides.tsx";

/** The full-screen view of all photos, on a dark background. */
export function PhotoView({
  images,
  opened,
  onClose,
}: {
  readonly images: readonly StayImage[];
  /** Index of the first shown photo; null = closed. */
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
