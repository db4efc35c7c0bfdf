import type { Translate } from "@stays/texts";
import { VisuallyHidden } from "@stays/ui";
import styles from "./group-ranking.module.css";
import { type RankedStay, rankedNames, StayText } from "./ranked-stay.tsx";
import { type Ranking, standings } from "./rankings.ts";

interface RankingTableProps {
  readonly t: Translate<"ranking">;
  /** In the order of the link. */
  readonly stays: readonly RankedStay[];
  readonly rankings: readonly Ranking[];
}

/** Everyone's places and the total, the winner first. Names of persons are text, and isolated from the text around. */
export function RankingTable({ t, stays, rankings }: RankingTableProps) {
  const names = rankedNames(stays, t);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section aria-label={t("standings")} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("stay")}</th>
              {rankings.map(({ name }) => (
                <th key={name} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
              <th scope="col">{t("total")}</th>
            </tr>
          </thead>
          <tbody>
            {standings(rankings, names.length).map(({ stay, place, points, isTied }) => (
              <tr key={stay}>
                <th scope="row">
                  <StayText
                    stay={stays[stay]}
                    text={t(isTied ? "placeTied" : "place", { place, name: names[stay] ?? "" })}
                  />
                </th>
                {rankings.map(({ name, order }) => {
                  const index = order.indexOf(stay);
                  return <td key={name}>{index === -1 ? <NotRanked text={t("notRanked")} /> : index + 1}</td>;
                })}
                <td>
                  <strong>{points}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.lead}>{t("rule", { of: names.length })}</p>
    </>
  );
}

function NotRanked({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
