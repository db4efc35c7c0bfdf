import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { Badge } from "../chip/badge.tsx";
import { classNames } from "../class-names.ts";
import styles from "./tabs.module.css";

/** A tab with its panel. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Before the label; decoration. */
  readonly icon?: ReactNode;
  /** Shown in the accent when above 0. No part of the name, which never changes: the panel says it. */
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** line: an underline, the tabs share the width; start: the same from the left; pill: chips, as the category tabs. */
  readonly look?: "line" | "start" | "pill" | undefined;
  /** Panels that are not shown stay in the page, with what was typed into them. */
  readonly keepMounted?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Panels of which one is shown. Arrow keys move and choose. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  look = "line",
  keepMounted = false,
  className,
}: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)} className={className}>
      <Base.List aria-label={label} activateOnFocus className={classNames(styles.list, styles[look])}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.icon}
            {tab.label}
            {tab.count ? (
              <span aria-hidden>
                <Badge kind="count">{tab.count}</Badge>
              </span>
            ) : null}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} keepMounted={keepMounted} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
