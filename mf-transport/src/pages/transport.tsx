import { definePage, usePageContext } from "@stays/contract";
import {
  activitySharedTexts,
  DaysHeader,
  NoDatesToBasket,
  readStayDays,
  StayDays,
  useActivityTexts,
} from "@stays/day-booking";
import { transportByDayQuery } from "@stays/galaxy";
import { useFormat, useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { TransportDaysView } from "../days/transport-days.tsx";

export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  // Only the days are queried: if they fail, the heading and the link to the basket still render.
  queries(pageContext) {
    const stay = readStayDays(pageContext);
    return stay ? [transportByDayQuery({ start: stay.start, end: stay.end })] : [];
  },
  head: ({ settings }, _data, t) => ({
    title: settings.upsell.transport.heading ?? t("heading"),
    description: settings.upsell.transport.text ?? t("description", { destination: settings.name }),
  }),
  Page: TransportPage,
});

function TransportPage() {
  const { t } = useTexts("mf-transport");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const pageContext = usePageContext();
  const { heading, text } = pageContext.settings.upsell.transport;
  const stay = readStayDays(pageContext);
  return (
    <>
      <DaysHeader heading={heading ?? t("heading")}>
        {text && <p>{text}</p>}
        {stay && <p>{activity.t("yourStay", { range: range(stay.start, stay.end) })}</p>}
      </DaysHeader>
      <StayDays
        stay={stay}
        noDates={<NoDatesToBasket />}
        failure={t("transportFailed")}
        View={TransportDaysView}
      />
    </>
  );
}
