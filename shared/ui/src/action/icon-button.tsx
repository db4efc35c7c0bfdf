import { classNames, Icon, type IconProps } from "@stays/ui/basics";
import type { ComponentProps } from "react";
import type { IconShape } from "../icon/shapes.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** Left out while the button is invisible. */
  readonly icon: IconShape | undefined;
  /** Its accessible name; the button shows the icon only. */
  readonly label: string;
  readonly directional?: IconProps["directional"];
  /** A white disc, for use on photos and maps. */
  readonly raised?: boolean | undefined;
}

/** A button with an icon only: close, arrows, plus, minus, zoom. */
export function IconButton({ icon, label, directional, raised, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, raised && styles.raised, className)}
    >
      {icon && <Icon of={icon} directional={directional} className={styles.icon} />}
    </button>
  );
}
