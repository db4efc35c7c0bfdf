import { useReplaceSearch, useSettings, useVisit } from "@stays/contract";
import { contentDigits } from "@stays/domain";
import { accommodationContentQuery, errorKind, isGalaxyError } from "@stays/galaxy";
import { useQueries } from "@stays/query";
import { accommodationLink } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { classNames, FailureNote, Skeleton, StatusText, TextButton } from "@stays/ui";
import { GroupRanking } from "../ranking/group-ranking.tsx";
import { sharedIds, withAll, withoutShared } from "./shared-favourites.ts";
import styles from "./shared-stays.module.css";
import { StayLink } from "./stay-link.tsx";
import lists from "./stay-list.module.css";
import { memory, type RememberedStay, rememberedStay } from "./visitor-memory.ts";

/** State of one shared id. */
type SharedStay =
  | { readonly kind: "stay"; readonly stay: RememberedStay }
  | { readonly kind: "loading" | "gone" }
  | { readonly kind: "failed"; readonly isRetrying: boolean; readonly retry: () => void };

/**
 * Fetches the stays of a shared link, one request each, so that an unavailable stay does not hide the others.
 */
function useSharedStays(ids: readonly string[]): readonly SharedStay[] {
  const { place } = useVisit();
  const { detailLinks } = useSettings().results;
  const answers = useQueries({
    queries: ids.map((id) => accommodationContentQuery({ productId: contentDigits(id) })),
  });
  return answers.map(({ data, isError, isFetching, refetch }): SharedStay => {
    const failed = { kind: "failed", isRetrying: isFetching, retry: () => void refetch() } as const;
    if (isError) return failed;
    if (!data) return { kind: "loading" };
    if (isGalaxyError(data)) return errorKind(data) === "notFound" ? { kind: "gone" } : failed;
    const [stay] = data.accommodations;
    if (!stay) return { kind: "gone" };
    return { kind: "stay", stay: rememberedStay(stay, accommodationLink(place.language, stay, detailLinks)) };
  });
}

/** List of shared favourites, to open, save or dismiss. */
export function SharedStays() {
  const { t } = useTexts("mf-search");
  const { place } = useVisit();
  const ids = sharedIds(place.search);
  const replace = useReplaceSearch();
  const shared = useSharedStays(ids);
  const search = withoutShared(place.search);
  const stays = shared.flatMap((one) => (one.kind === "stay" ? [one.stay] : []));
  const ranked = shared.map((one) => ({
    name: one.kind === "stay" ? one.stay.name : null,
    isLoading: one.kind === "loading",
  }));
  const hide = () => replace(search);
  if (ids.length === 0) return null;

  function saveAll() {
    memory.favourites.write(withAll(memory.favourites.read(), stays));
    hide();
  }

  return (
    <section aria-label={t("sharedFavourites")} className={classNames(lists.titled, styles.shared)}>
      <h2 className={lists.title}>{t("sharedFavourites")}</h2>
      <StatusText hidden>{ranked.some(({ isLoading }) => isLoading) && t("sharedLoading")}</StatusText>
      <ul className={lists.stays}>
        {shared.map((one, index) => (
          <li key={ids[index]} className={styles.stay}>
            {one.kind === "stay" && <StayLink stay={one.stay} search={search} />}
            {one.kind === "loading" && <Skeleton kind="text" width="12rem" />}
            {one.kind === "gone" && t("sharedGone")}
            {one.kind === "failed" && (
              <FailureNote message={t("sharedFailed")} busy={one.isRetrying} onRetry={one.retry} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        {stays.length > 0 && <TextButton onClick={saveAll}>{t("saveAll")}</TextButton>}
        <TextButton onClick={hide}>{t("hideShared")}</TextButton>
      </p>
      {ranked.length > 1 && <GroupRanking stays={ranked} />}
    </section>
  );
}
