import type { ActivityListStyle } from "@stays/contract";
import {
  AddOutcome,
  type EndedAdd,
  type ModalTab,
  useFocusBack,
  useTrackActivities,
} from "@stays/day-booking";
import type { Activity, ActivitySearch } from "@stays/domain";
import { lazyComponent } from "@stays/ui";
import { useState } from "react";
import { ActivityTiles } from "./activity-tiles.tsx";

const UpsellModal = lazyComponent(() =>
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
  /** Called after an add or a failed one: prices and free places may have changed, the search may have expired. */
  readonly onEnded?: () => void;
}

/** The activities of a day, the modal that describes and books them, and the result of an add. */
export function BookableActivities({ search, day, style, onEnded }: BookableActivitiesProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [ended, setEnded] = useState<EndedAdd | null>(null);
  const rememberOpener = useFocusBack(opened !== null);
  const trackOpened = useTrackActivities("activity", day, search.activities);
  const open = (activity: Activity, tab: ModalTab) => {
    trackOpened(activity);
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
      )}
    </>
  );
}
