import { useReport } from "@stays/contract";
import { PageFrame } from "@stays/property";
import { TextLink } from "@stays/ui";
import { type ReactNode, useEffect } from "react";
import styles from "./missing-item.module.css";

/** The property or package of the address does not exist: says so, logs it, and shows the way back. */
export function MissingItem({
  title,
  children,
  back,
  logged,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly back: { readonly label: string; readonly to: string };
  /** What was looked for, for the log. */
  readonly logged: string;
}) {
  const report = useReport();
  useEffect(() => {
    report({ operation: "package page", message: `not found in the response: ${logged}` });
  }, [report, logged]);
  return (
    <PageFrame>
      <div className={styles.missing}>
        <h1>{title}</h1>
        <p>{children}</p>
        <TextLink to={back.to}>{back.label}</TextLink>
      </div>
    </PageFrame>
  );
}
