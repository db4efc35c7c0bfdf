import type { Translate } from "@stays/texts";
import { Button, ChevronDownIcon, IconButton, StatusText, TextField } from "@stays/ui";
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import styles from "./group-ranking.module.css";
import { type RankedStay, rankedNames, StayText } from "./ranked-stay.tsx";
import { MOST_NAME, moved, personName } from "./rankings.ts";

interface OrderFormProps {
  readonly t: Translate<"ranking">;
  /** In the order of the link. */
  readonly stays: readonly RankedStay[];
  readonly onAdd: (name: string, order: readonly number[]) => void;
}

/** The visitor's own order of the stays, changed by buttons, and a field for a name. */
export function OrderForm({ t, stays, onAdd }: OrderFormProps) {
  const names = rankedNames(stays, t);
  const [chosen, setOrder] = useState<readonly number[]>([]);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [announced, setAnnounced] = useState("");
  // Stays may have come or gone since the visitor moved one.
  const isCurrent = chosen.length === names.length;
  const order = isCurrent ? chosen : names.map((_, index) => index);

  // The browser takes the focus from a button whose item moves.
  const used = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (chosen.length > 0) used.current?.focus();
  }, [chosen]);

  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, from: number, by: -1 | 1) {
    used.current = currentTarget;
    const next = moved(order, from, by);
    if (next === order) return;
    setOrder(next);
    setAnnounced(
      t("movedTo", { name: names[order[from] ?? 0] ?? "", place: from + by + 1, of: names.length }),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const own = personName(name);
    setMissing(own === "");
    if (own !== "") onAdd(own, order);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 className={styles.title}>{t("yourOrder")}</h3>
      <ol className={styles.order}>
        {order.map((stay, index) => (
          <li key={stay}>
            <span className={styles.name}>
              <StayText stay={stays[stay]} text={names[stay] ?? ""} />
            </span>
            <IconButton
              icon={ChevronDownIcon}
              label={t("up", { name: names[stay] ?? "" })}
              className={styles.up}
              aria-disabled={index === 0}
              onClick={(event) => move(event, index, -1)}
            />
            <IconButton
              icon={ChevronDownIcon}
              label={t("down", { name: names[stay] ?? "" })}
              aria-disabled={index === order.length - 1}
              onClick={(event) => move(event, index, 1)}
            />
          </li>
        ))}
      </ol>
      <StatusText hidden>{announced}</StatusText>
      <div className={styles.person}>
        <TextField
          label={t("name")}
          value={name}
          onChange={setName}
          maxLength={MOST_NAME}
          autoComplete="given-name"
          error={isMissing ? t("nameMissing") : undefined}
        />
        <Button type="submit" variant="secondary">
          {t("addOrder")}
        </Button>
      </div>
    </form>
  );
}
