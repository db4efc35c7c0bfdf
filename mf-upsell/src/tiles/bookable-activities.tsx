import type { ActivityListStyle } from "@stays/contract";
import { AddOutcome, type EndedAdd, type ModalTab, useFocusBack } from "@stays/day-booking";
import type { Activity, ActivitySearch } from "@stays/domain";
import { lazyPart } from "@stays/ui";
import { Suspense, useState } from "react";
import { ActivityTiles } from "./activity-tiles.tsx";

const UpsellModal = lazyPart(() =>
  import("../booking/upsell-modal.tsx").then((module) => module.UpsellModal),
);

interface Opened {
  readonly activity: Activity;
  readonly tab: ModalTab;
}

interface BookableActivitiesProps {
  readonly search: ActivitySearch;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly style: ActivityListStyle;
  /** An add has ended, well or not: places and prices may have changed, or the search grown too old to book from. */
  readonly onEnded?: () => void;
}

/** The activities of a day, each of which can be read about and booked. What became of an add is told here too. */
export function BookableActivities({ search, day, style, onEnded }: BookableActivitiesProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [ended, setEnded] = useState<EndedAdd | null>(null);
  const rememberOpener = useFocusBack(opened !== null);
  const open = (activity: Activity, tab: ModalTab) => {
    rememberOpener();
    setEnded(null);
    setOpened({ activity, tab });
  };
  return (
    <>
      <AddOutcome ended={ended} isModalOpen={opened !== null} />
      <ActivityTiles
        style={style}
        activities={search.activities}
        onReadMore={(activity) => open(activity, "description")}
        onBook={(activity) => open(activity, "booking")}
      />
      {opened && (
        <Suspense>
          <UpsellModal
            activity={opened.activity}
            day={day}
            searchId={search.searchId}
            firstTab={opened.tab}
            onClose={() => setOpened(null)}
            onEnd={(isAdded) => {
              setEnded({ isAdded });
              onEnded?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
