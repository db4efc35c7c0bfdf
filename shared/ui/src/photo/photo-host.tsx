import { useSettings } from "@stays/contract";
import { createContext, type ReactNode, use, useCallback } from "react";

const useHostOfSettings = (): string => useSettings().hosts.imageBaseUrl;

/**
 * The default is the setting `hosts.imageBaseUrl`. A provider in the host does not reach the photos of a
 * remote, because every app bundles its own copy of this package.
 */
const PhotoHostContext = createContext<() => string>(useHostOfSettings);

/** Sets the image host of the photos below it; for pages without a host application. */
export function PhotoHost({
  imageBaseUrl,
  children,
}: {
  readonly imageBaseUrl: string;
  readonly children: ReactNode;
}) {
  const useGivenHost = useCallback(() => imageBaseUrl, [imageBaseUrl]);
  return <PhotoHostContext value={useGivenHost}>{children}</PhotoHostContext>;
}

/** Returns the base URL of image paths. */
export function usePhotoHost(): string {
  const useHost = use(PhotoHostContext);
  return useHost();
}
