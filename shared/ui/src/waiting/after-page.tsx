import { useIsHydrated, useNavigationType } from "@stays/contract";
import { type ReactNode, useDeferredValue, useState } from "react";
import styles from "./after-page.module.css";

/**
 * Parts of a page that a page change need not wait for: they are rendered right after the first paint of the page.
 * The server renders them with the page, and so does a step back, whose scroll position needs their height.
 *
 * @param skeleton shown until then; by default space that keeps what follows below the window
 */
export function AfterPage({
  children,
  skeleton = <div className={styles.space} />,
}: {
  readonly children: ReactNode;
  readonly skeleton?: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  const isBack = useNavigationType() === "POP";
  const [isAtOnce] = useState(!isHydrated || isBack);
  return useDeferredValue(true, isAtOnce) ? children : skeleton;
}
