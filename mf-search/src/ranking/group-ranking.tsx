import { useIsHydrated, useReplaceSearch, useVisit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { StatusText, usePartTexts } from "@stays/ui";
import { useState } from "react";
import { LinkShare } from "../shared-link/link-share.tsx";
import { withoutPromoCode } from "../shared-link/without-promo-code.ts";
import styles from "./group-ranking.module.css";
import { OrderForm } from "./order-form.tsx";
import type { RankedStay } from "./ranked-stay.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { rankingTexts } from "./ranking-texts.ts";
import { rankingsIn, withRanking, withRankings } from "./rankings.ts";

interface GroupRankingProps {
  /** The stays of the link, in its order. */
  readonly stays: readonly RankedStay[];
}

/** Rankings of a shared link: everyone's order and the total, and a form for the visitor's own order. */
export function GroupRanking({ stays }: GroupRankingProps) {
  const t = usePartTexts("ranking", rankingTexts);
  const { place } = useVisit();
  const replace = useReplaceSearch();
  const isHydrated = useIsHydrated();
  const [notice, setNotice] = useState<"added" | "full" | null>(null);
  const rankings = rankingsIn(place.search, stays.length);
  const hasRankings = rankings.length > 0;

  function add(name: string, order: readonly number[]) {
    const all = withRanking(rankings, { name, order });
    const isIn = all.some((ranking) => ranking.name === name);
    setNotice(isIn ? "added" : "full");
    if (isIn) replace(withRankings(place.search, all));
  }

  return (
    <details className={styles.ranking} open={hasRankings || undefined}>
      <summary>{t("title")}</summary>
      <div className={styles.parts}>
        <p className={styles.lead}>{t("lead")}</p>
        {hasRankings && <RankingTable t={t} stays={stays} rankings={rankings} />}
        <OrderForm t={t} stays={stays} onAdd={add} />
        <StatusText>{notice && t(notice)}</StatusText>
        {isHydrated && hasRankings && (
          <LinkShare
            label={t("linkLabel")}
            path={linkTo(place.language, {
              route: "stayslist",
              search: withRankings(withoutPromoCode(place.search), rankings),
            })}
          />
        )}
      </div>
    </details>
  );
}
