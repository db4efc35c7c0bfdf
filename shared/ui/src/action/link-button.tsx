import { Link } from "@stays/contract";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonVariant, buttonClass } from "./button-variant.ts";

export interface LinkButtonProps extends ButtonVariant, Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, from @stays/routes, or an absolute URL. */
  readonly to: string;
  /** Causes a full page load, as for the booking site; absolute URLs always do. */
  readonly external?: boolean | undefined;
}

/** A link with the appearance of a button. */
export function LinkButton({ to, external, variant, size, full, className, ...rest }: LinkButtonProps) {
  const linkClass = classNames(buttonClass({ variant, size, full }), className);
  if (external || /^[a-z]+:/i.test(to)) return <a {...rest} href={to} className={linkClass} />;
  return <Link {...rest} to={to} className={linkClass} />;
}
