import { type ComponentProps, type MouseEvent, useTransition } from "react";
import { type To, useHref } from "react-router-dom";
import { useNavigate } from "./dialog-history.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of this site. */
  readonly to: To;
}

/** Whether a click opens the link in this tab. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link within the site, followed by client-side navigation. It has `data-pending` from the click until its page
 * is shown.
 */
export function Link({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  return (
    <a
      {...rest}
      href={href}
      data-pending={isPending || undefined}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== "_self")) return;
        event.preventDefault();
        const replace = event.currentTarget.href === window.location.href;
        startTransition(() => navigate(to, { replace }));
      }}
    />
  );
}
