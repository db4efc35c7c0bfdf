import { Link } from "@stays/contract";
import styles from "./item-name.module.css";

export function ItemName({
  level: Heading,
  to,
  children,
}: {
  readonly level: "h2" | "h3" | "h4";
  readonly to: string;
  readonly children: string;
}) {
  return (
    <Heading dir="auto" className={styles.name}>
      <Link to={to}>{children}</Link>
    </Heading>
  );
}
