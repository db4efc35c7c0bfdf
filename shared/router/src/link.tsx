import type { ComponentProps, MouseEvent } from "react";
import { type To, useHref } from "react-router-dom";
import { useNavigate } from "./use-navigate.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of this site. */
  readonly to: To;
}

/** Whether a click opens the link in this tab. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link within the site, followed by client-side navigation. Unlike React Router's link it takes over the
 * history entry of an open surface.
 */
export function Link({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== "_self")) return;
        event.preventDefault();
        navigate(to, { replace: event.currentTarget.href === window.location.href });
      }}
    />
  );
}
