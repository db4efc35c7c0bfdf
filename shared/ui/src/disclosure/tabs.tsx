import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useDeferredValue, useId } from "react";
import { Badge } from "../chip/badge.tsx";
import { classNames } from "../class-names.ts";
import type { ElementNode } from "../element-node.ts";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./tabs.module.css";

/** A tab with its panel. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Decoration before the label. */
  readonly icon?: ElementNode;
  /**
   * Shown in the accent colour when above 0. It is not part of the accessible name, which never changes: the
   * panel contains it.
   */
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /**
   * line: an underline, tabs of equal width; start: the same, left-aligned; pill: chips, as the category
   * tabs.
   */
  readonly variant?: "line" | "start" | "pill" | undefined;
  /** Hidden panels stay mounted, with the text typed into them. */
  readonly keepMounted?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Tabs with one visible panel. Arrow keys move and activate. One tab alone offers no choice and is not drawn. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  variant = "line",
  keepMounted = false,
  className,
}: TabsProps) {
  const isAlone = tabs.length === 1;
  const group = useId();
  // The clicked tab is marked at once. Until its panel is rendered, the panel of the tab before stays, unless
  // that tab is gone.
  const deferred = useDeferredValue(value);
  const shown = tabs.some(({ id }) => id === deferred) ? deferred : value;
  const { direction } = useUiTexts();
  return (
    <DirectionProvider direction={direction}>
      <Base.Root value={value} onValueChange={(next: string) => onChange(next)} className={className}>
        <Base.List
          aria-label={label}
          activateOnFocus
          className={classNames(styles.list, isAlone ? styles.alone : styles[variant])}
        >
          {tabs.map((tab) => (
            // The ids are ours: Base UI connects tabs and panels only in the browser.
            <Base.Tab
              key={tab.id}
              id={`${group}tab-${tab.id}`}
              aria-controls={keepMounted || tab.id === value ? `${group}panel-${tab.id}` : undefined}
              value={tab.id}
              {...(isAlone && { tabIndex: -1 })}
              className={styles.tab}
            >
              {tab.icon}
              <span>{tab.label}</span>
              {tab.count ? (
                <span aria-hidden>
                  <Badge kind="count">{tab.count}</Badge>
                </span>
              ) : null}
            </Base.Tab>
          ))}
        </Base.List>
        {(keepMounted ? tabs : tabs.filter(({ id }) => id === shown)).map((tab) => (
          <Base.Panel
            key={tab.id}
            id={`${group}panel-${keepMounted ? tab.id : value}`}
            aria-labelledby={`${group}tab-${keepMounted ? tab.id : value}`}
            value={keepMounted ? tab.id : value}
            keepMounted={keepMounted}
            className={styles.panel}
          >
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
