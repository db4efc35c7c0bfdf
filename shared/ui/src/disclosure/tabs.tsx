import { classNames, useUiTexts } from "@stays/ui/basics";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId } from "react";
import { Badge } from "../chip/badge.tsx";
import type { ElementNode } from "../element-node.ts";
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

/**
 * Tabs with one visible panel, as the pattern of WAI-ARIA has them. Arrow keys, Home and End move and activate. One tab
 * alone offers no choice and is not drawn.
 */
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

  function move(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget, altKey, ctrlKey, metaKey } = event;
    const all = [...currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const at = all.findIndex((tab) => tab.matches(":focus"));
    const step = direction === "rtl" ? -1 : 1;
    const next = new Map([
      ["ArrowRight", at + step],
      ["ArrowLeft", at - step],
      ["Home", 0],
      ["End", -1],
    ]).get(key);
    // With a modifier the keys are the browser's, such as Alt and an arrow for Back.
    if (next === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const target = all.at(next % all.length);
    target?.focus();
    target?.click();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={classNames(styles.list, isAlone ? styles.alone : styles[variant])}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${group}tab-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={keepMounted || tab.id === value ? `${group}panel-${tab.id}` : undefined}
            tabIndex={tab.id === value && !isAlone ? 0 : -1}
            onClick={() => {
              if (tab.id !== value) onChange(tab.id);
            }}
            className={styles.tab}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count ? (
              <span aria-hidden>
                <Badge kind="count">{tab.count}</Badge>
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {(keepMounted ? tabs : tabs.filter(({ id }) => id === shown)).map((tab) => {
        // Until the panel of the chosen tab is rendered, the one before is shown in its name.
        const id = keepMounted ? tab.id : value;
        return (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${group}panel-${id}`}
            aria-labelledby={`${group}tab-${id}`}
            hidden={id !== value}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no control of its own
            tabIndex={0}
            className={styles.panel}
          >
            {tab.content}
          </div>
        );
      })}
    </div>
  );
}
