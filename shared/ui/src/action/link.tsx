import { Link } from "@stays/contract";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonVariant, buttonClass } from "./button.tsx";
import styles from "./link.module.css";

interface TextLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, from @stays/routes, or an absolute URL. */
  readonly to: string;
  /** Causes a full page load, as for the booking site; absolute URLs always do. */
  readonly external?: boolean | undefined;
}

function PlainLink({ to, external, ...rest }: TextLinkProps) {
  return external || /^[a-z]+:/i.test(to) ? <a {...rest} href={to} /> : <Link {...rest} to={to} />;
}

/** A link in running text or beside it. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <PlainLink {...rest} className={classNames(styles.link, className)} />;
}

export function LinkButton({ variant, size, full, className, ...rest }: TextLinkProps & ButtonVariant) {
  return <PlainLink {...rest} className={classNames(buttonClass({ variant, size, full }), className)} />;
}

/** A button with the appearance of a link, such as Show on map. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames(styles.link, className)} />;
}
