import { useVisit } from "@stays/contract";
import { errorKind, isGalaxyError } from "@stays/galaxy";
import { useQueries } from "@stays/query";
import { linkTo } from "@stays/routes";
import { tripTarget } from "@stays/search";
import { FailureNote, TextLink } from "@stays/ui";
import { activityNameQueries, withActivityNames } from "./activity-names.ts";
import { namedTrip, stayContentQueries } from "./stay-names.ts";
import styles from "./trip.module.css";
import type { Trip } from "./trip.ts";
import { useTripTexts } from "./trip-texts.ts";
import { TripView } from "./trip-view.tsx";

interface Answer {
  readonly data?: unknown;
  readonly isError: boolean;
}

/** Whether an answer has failed; what Galaxy does not know, or does not sell, has no name to load. */
const hasFailed = ({ data, isError }: Answer, harmless: readonly ReturnType<typeof errorKind>[]): boolean =>
  isError || (isGalaxyError(data) && !harmless.includes(errorKind(data)));

/**
 * The read-only view of a trip in a shared link. Names that do not load leave the dates, which are the plan, and
 * can be requested again.
 */
export function SharedTrip({ trip }: { readonly trip: Trip }) {
  const { t } = useTripTexts();
  const visit = useVisit();
  const own = tripTarget(visit);
  const answers = useQueries({ queries: stayContentQueries(trip) });
  const found = useQueries({ queries: activityNameQueries(trip, visit) });
  const activities = found.flatMap(({ data }) => (data && !isGalaxyError(data) ? data.activities : []));
  const properties = answers.flatMap(({ data }) => (data && !isGalaxyError(data) ? data.accommodations : []));
  const failed = [
    ...answers.filter((answer) => hasFailed(answer, ["notFound"])),
    ...found.filter((answer) => hasFailed(answer, ["notFound", "soldOut"])),
  ];
  return (
    <TripView
      trip={withActivityNames(namedTrip(trip, properties), activities)}
      heading={t("sharedHeading")}
      lead={
        <>
          <span>{`${t("sharedLead")} `}</span>
          {own && (
            <TextLink className={styles.own} to={linkTo(visit.place.language, own)}>
              {t("ownTrip")}
            </TextLink>
          )}
        </>
      }
      note={
        failed.length > 0 && (
          <FailureNote
            message={t("namesFailed")}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        )
      }
    />
  );
}
