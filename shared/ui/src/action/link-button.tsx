import { Link } from "@stays/router";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonVariant, buttonClass } from "./button-variant.ts";

export interface LinkButtonProps extends ButtonVariant, Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, from @stays/routes, or an address of another site. */
  readonly to: string;
  /** A full page load, as for the booking site; absolute addresses are always one. */
  readonly external?: boolean | undefined;
}

/** An address that looks like a button. */
export function LinkButton({ to, external, variant, size, full, className, ...rest }: LinkButtonProps) {
  const look = classNames(buttonClass({ variant, size, full }), className);
  if (external || /^[a-z]+:/i.test(to)) return <a {...rest} href={to} className={look} />;
  return <Link {...rest} to={to} className={look} />;
}
