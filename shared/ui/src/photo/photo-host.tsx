import { useSettings } from "@stays/contract";
import { createContext, type ReactNode, use, useCallback } from "react";

const useHostOfSettings = (): string => useSettings().hosts.imageBaseUrl;

/**
 * By itself the setting `hosts.imageBaseUrl`: every app has a copy of this package of its own, so that a provider in
 * the host does not reach the photos of a remote.
 */
const PhotoHostContext = createContext<() => string>(useHostOfSettings);

/** Takes the photos below it from elsewhere; for pages without a host around them. */
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

/** The address that paths of pictures are joined to. */
export function usePhotoHost(): string {
  const useHost = use(PhotoHostContext);
  return useHost();
}
