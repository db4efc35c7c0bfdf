import { createContext, type ReactNode, use } from "react";

const PhotoHostContext = createContext("");

/** Tells the photos below it where pictures come from: the setting `hosts.imageBaseUrl`. The host renders it once. */
export function PhotoHost({
  imageBaseUrl,
  children,
}: {
  readonly imageBaseUrl: string;
  readonly children: ReactNode;
}) {
  return <PhotoHostContext value={imageBaseUrl}>{children}</PhotoHostContext>;
}

/** The address that paths of pictures are joined to. */
export function usePhotoHost(): string {
  return use(PhotoHostContext);
}
