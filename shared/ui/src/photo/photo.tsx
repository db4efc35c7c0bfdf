import { useSettings } from "@stays/contract";
import {
  type ImageSize,
  imageAddress,
  imageSizes,
  imageSourceSet,
  objectPosition,
  type StayImage,
} from "@stays/domain";
import { classNames, Icon } from "@stays/ui/basics";
import { useEffect, useRef, useState } from "react";
import { ImageOffIcon } from "../icon/shapes.ts";
import styles from "./photo.module.css";

export interface PhotoProps {
  /** null = no image: shows the placeholder. */
  readonly image: StayImage | null | undefined;
  /** Requested size, one of IMAGE_SIZES. */
  readonly size: ImageSize;
  /** The description of the image by default; empty when the text beside it says everything. */
  readonly alt?: string | undefined;
  /**
   * Width / height of the box, `16 / 9`; that of the size by default. "fill" uses the height of the
   * container.
   */
  readonly ratio?: string | undefined;
  /** The `sizes` attribute; the width of `size` by default. */
  readonly sizes?: string | undefined;
  /** In the viewport at first: loaded at once and with high priority. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * An image with a fixed aspect ratio, cropped around its focal point; a placeholder when missing or broken.
 */
export function Photo({ image, size, alt, ratio, sizes, eager = false, className }: PhotoProps) {
  const { imageBaseUrl: host } = useSettings().hosts;
  const element = useRef<HTMLImageElement>(null);
  const [brokenUri, setBrokenUri] = useState<string | null>(null);
  const uri = image?.uri ?? null;

  // An image of the server's HTML may have failed before hydration attached the error handler.
  useEffect(() => {
    const img = element.current;
    if (uri && img?.complete && img.naturalWidth === 0 && img.currentSrc) setBrokenUri(uri);
  }, [uri]);

  const aspectRatio = ratio ?? (size.width && size.height ? `${size.width} / ${size.height}` : "16 / 9");
  const style = aspectRatio === "fill" ? undefined : { aspectRatio };
  const words = alt ?? image?.description ?? "";
  if (!image || uri === brokenUri) {
    return (
      <span className={classNames(styles.photo, styles.missing, className)} style={style}>
        <Icon of={ImageOffIcon} label={words || undefined} />
      </span>
    );
  }
  return (
    <img
      ref={element}
      src={imageAddress(image.uri, size, host)}
      srcSet={imageSourceSet(image.uri, size, host)}
      sizes={sizes ?? imageSizes(size)}
      width={size.width}
      height={size.height}
      alt={words}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={classNames(styles.photo, className)}
      style={{ ...style, objectPosition: objectPosition(image) }}
      onError={() => setBrokenUri(uri)}
    />
  );
}
