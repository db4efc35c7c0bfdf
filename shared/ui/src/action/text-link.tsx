import { Link } from "@stays/contract";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./text-link.module.css";

interface TextLinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
  readonly external?: boolean | undefined;
}

/** A link in running text or beside it. */
export function TextLink({ to, external, className, ...rest }: TextLinkProps) {
  const linkClass = classNames(styles.link, className);
  if (external || /^[a-z]+:/i.test(to)) return <a {...rest} href={to} className={linkClass} />;
  return <Link {...rest} to={to} className={linkClass} />;
}

interface LinkLikeButtonProps extends ComponentProps<"button"> {
  readonly children: ReactNode;
}

/** A button with the appearance of a link, such as Show on map. */
export function TextButton({ className, ...rest }: LinkLikeButtonProps) {
  return <button type="button" {...rest} className={classNames(styles.link, className)} />;
}
