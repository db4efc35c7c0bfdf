import { useNavigateTo, usePageContext } from "@stays/contract";
import { type Accommodation, isInBookingSystem } from "@stays/domain";
import { comparedUnitId, linkTo, MOST_COMPARED, withCompared } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { Alert, Button, LinkButton, muted, SelectField, StatusText, TextButton } from "@stays/ui";
import { useRef, useState } from "react";
import { type StoredStay, visitorData } from "../favourites/favourites-store.ts";
import { usePersistentStore } from "../favourites/use-persistent-store.ts";
import { LinkShare } from "../shared-link/link-share.tsx";
import { sharedLinkSearch } from "../shared-link/shared-link.ts";
import styles from "./comparison.module.css";
import { LEAST_COMPARED, parseComparedIds } from "./comparison-ids.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { comparisonTexts } from "./comparison-texts.ts";
import { TotalsBasis } from "./stay-totals.tsx";
import { type ComparisonColumn, useComparison } from "./use-comparison.ts";

/** Two to four stays side by side, from the address, and the bar with the stays chosen for a comparison. */
export function Comparison({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      {isOpen && <ComparedStays />}
      <ComparisonTray />
    </>
  );
}

function ComparedStays() {
  const { t } = useTexts(comparisonTexts);
  const { route } = usePageContext();
  const navigateTo = useNavigateTo();
  const ids = parseComparedIds(route.search);
  const columns = useComparison(ids);
  const title = useRef<HTMLHeadingElement>(null);
  const isLoading = columns.some(({ kind }) => kind === "loading");

  const change = (compared: readonly string[]) =>
    navigateTo({ search: withCompared(route.search, compared) });

  function remove(id: string) {
    visitorData.compared.write(visitorData.compared.read().filter((stay) => stay.id !== id));
    change(ids.filter((one) => one !== id));
    // The removed button had the focus.
    title.current?.focus();
  }

  return (
    <section aria-label={t("title")} className={styles.comparison}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t("title")}
        </h2>
        <p className={styles.actions}>
          {ids.length >= LEAST_COMPARED && (
            <TextButton onClick={() => window.print()}>{t("print")}</TextButton>
          )}
          <TextButton onClick={() => change([])}>{t("close")}</TextButton>
        </p>
        <TotalsBasis />
      </div>
      <StatusText hidden>{isLoading ? t("loading") : t("count", { count: ids.length })}</StatusText>
      {ids.length < LEAST_COMPARED && (
        <Alert tone="info" title={t("tooFew")}>
          {t("tooFewHint")}
        </Alert>
      )}
      {ids.length > 0 && <ComparisonTable columns={columns} onRemove={remove} />}
      <div className={styles.more}>
        {ids.length < MOST_COMPARED ? (
          <AddStay columns={columns} onAdd={(id) => change([...ids, id])} />
        ) : (
          <p className={muted("sm")}>{t("mostCompared")}</p>
        )}
        {ids.length >= LEAST_COMPARED && (
          <LinkShare
            label={t("linkLabel")}
            path={linkTo(route.language, { route: "stayslist", search: sharedLinkSearch(route.search) })}
          />
        )}
      </div>
    </section>
  );
}

interface AddStayProps {
  readonly columns: readonly ComparisonColumn[];
  readonly onAdd: (id: string) => void;
}

/** Select that adds a stay: a favourite, a viewed one, or a unit of a compared property. */
function AddStay({ columns, onAdd }: AddStayProps) {
  const { t } = useTexts(comparisonTexts);
  const [chosen, setChosen] = useState("");
  const remembered = [
    ...usePersistentStore(visitorData.compared),
    ...usePersistentStore(visitorData.favourites),
    ...usePersistentStore(visitorData.viewed),
  ];
  const choices = stayChoices(remembered, columns);
  if (choices.length === 0) return null;
  const isKnown = choices.some(({ id }) => id === chosen);
  return (
    <div className={styles.add}>
      <SelectField
        label={t("addStay")}
        value={isKnown ? chosen : ""}
        onChange={setChosen}
        options={[
          { value: "", label: t("chooseStay") },
          ...choices.map(({ id, name, property }) => ({
            value: id,
            label: property === null ? name : t("unitOf", { unit: name, property }),
          })),
        ]}
      />
      <Button variant="secondary" disabled={!isKnown} onClick={() => onAdd(chosen)}>
        {t("add")}
      </Button>
    </div>
  );
}

interface StayChoice {
  /** Compared id. */
  readonly id: string;
  readonly name: string;
  /** Name of the property of a unit; null = it is a property. */
  readonly property: string | null;
}

/** The cabins or rooms of a property that are booked online. */
function listUnits({ productsGrouped, conditionGroups, children }: Accommodation): readonly Accommodation[] {
  const grouped = [...productsGrouped, ...conditionGroups].flatMap(({ accommodations }) => accommodations);
  return [...grouped, ...children].filter(({ id }) => isInBookingSystem(id));
}

/** Returns the stays that can be added: the visitor's own, then the units of the compared properties. */
function stayChoices(
  remembered: readonly StoredStay[],
  columns: readonly ComparisonColumn[],
): readonly StayChoice[] {
  const units = columns.flatMap((column) =>
    column.kind === "loaded"
      ? listUnits(column.property).map((unit) => ({
          id: comparedUnitId(column.property, unit),
          name: unit.name,
          property: column.property.name,
        }))
      : [],
  );
  const own = remembered.map(({ id, name }) => ({ id, name, property: null }));
  const choices = new Map<string, StayChoice>();
  for (const choice of [...own, ...units]) if (!choices.has(choice.id)) choices.set(choice.id, choice);
  for (const { id } of columns) choices.delete(id);
  return [...choices.values()];
}

/** Bar with the stays that were chosen for a comparison, over the end of the list. */
function ComparisonTray() {
  const { t } = useTexts(comparisonTexts);
  const { route } = usePageContext();
  const chosen = usePersistentStore(visitorData.compared).map(({ id }) => id);
  const compared = parseComparedIds(route.search);
  const count = chosen.length;
  const isShown = chosen.every((id) => compared.includes(id));
  const advice = count < LEAST_COMPARED ? "chooseOneMore" : count > MOST_COMPARED ? "mostCompared" : null;
  return (
    <div className={styles.tray} hidden={isShown}>
      <StatusText>
        <strong>{t("chosen", { count })}</strong>
        {advice && <span>{` ${t(advice)}`}</span>}
      </StatusText>
      {advice === null && (
        <LinkButton
          to={linkTo(route.language, { route: "stayslist", search: withCompared(route.search, chosen) })}
          size="small"
        >
          {t("compare")}
        </LinkButton>
      )}
      <TextButton onClick={() => visitorData.compared.clear()}>{t("clear")}</TextButton>
    </div>
  );
}
