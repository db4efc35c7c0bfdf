import {
  type ImageSize,
  imageAddress,
  imageSizes,
  imageSourceSet,
  objectPosition,
  type StayImage,
} from "@stays/domain";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { ImageOffIcon } from "../icon/icons.ts";
import styles from "./photo.module.css";
import { usePhotoHost } from "./photo-host.tsx";

export interface PhotoProps {
  /** null = there is none: the placeholder. */
  readonly image: StayImage | null | undefined;
  /** What the image host is asked for, of IMAGE_SIZES. */
  readonly size: ImageSize;
  /** The description of the picture when left out; empty when the words beside it say it all. */
  readonly alt?: string | undefined;
  /** Width / height of its place, `16 / 9`; that of the size when left out. "fill" takes the height it is given. */
  readonly ratio?: string | undefined;
  /** How wide it is shown, as in the attribute of the same name; as wide as its size when left out. */
  readonly sizes?: string | undefined;
  /** In sight at first: loaded at once and before others. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture in a place of fixed proportions, cut round its focal point; a placeholder when missing or broken. */
export function Photo({ image, size, alt, ratio, sizes, eager = false, className }: PhotoProps) {
  const host = usePhotoHost();
  const element = useRef<HTMLImageElement>(null);
  const [brokenUri, setBrokenUri] = useState<string | null>(null);
  const uri = image?.uri ?? null;

  // A picture of the server's page may have failed before the page could listen.
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
