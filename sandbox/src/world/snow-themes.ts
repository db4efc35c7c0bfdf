import type { ActivityTheme } from "./activity-theme.ts";
import { SNOW_ACTIVITIES } from "./categories.ts";

/** Activities on snow. */
export const snowThemes: readonly ActivityTheme[] = [
  {
    name: {
      en: "Ski school beginners",
      sv: "Skidskola nybörjare",
      no: "Skiskole for nybegynnere",
      de: "Skischule für Anfänger",
    },
    introduction: {
      en: "Two hours with an instructor and your first run from the top.",
      sv: "Två timmar med instruktör och ditt första åk från toppen.",
    },
    categoryId: SNOW_ACTIVITIES,
    variant: "ski",
    season: "winter",
    times: ["09:30", "11:00", "13:00"],
    minutes: 90,
    price: 495,
    capacity: 8,
  },
  {
    name: {
      en: "Cross-country technique",
      sv: "Längdskidteknik",
      no: "Langrennsteknikk",
      de: "Langlauftechnik",
    },
    introduction: {
      en: "Small group, filmed turns and a waxing tip to take home.",
      sv: "Liten grupp, filmade teknikpass och ett vallatips på vägen.",
    },
    categoryId: SNOW_ACTIVITIES,
    variant: "xc",
    season: "winter",
    times: ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00", "20:00"],
    minutes: 60,
    price: 350,
    capacity: 10,
  },
  {
    name: {
      en: "Drive your own dog sled",
      sv: "Kör eget hundspann",
      no: "Kjør eget hundespann",
      de: "Hundeschlitten selbst fahren",
    },
    introduction: {
      en: "Four huskies, one sledge and you at the reins through silent forest.",
      sv: "Fyra huskies, en släde och du vid tömmarna genom tyst skog.",
    },
    categoryId: SNOW_ACTIVITIES,
    variant: "dogsled",
    season: "winter",
    times: ["10:00", "14:00"],
    minutes: 120,
    price: 1495,
    capacity: 6,
  },
  {
    name: {
      en: "Snowshoe walk to the ridge",
      sv: "Snöskovandring till åsen",
      no: "Trugetur til åsen",
      de: "Schneeschuhwanderung zum Kamm",
    },
    introduction: {
      en: "No experience needed. Coffee boiled on an open fire with a view over three valleys.",
      sv: "Ingen vana krävs. Kokkaffe över öppen eld med utsikt över tre dalar.",
    },
    categoryId: SNOW_ACTIVITIES,
    variant: "hike",
    season: "winter",
    times: ["11:00", "18:30"],
    minutes: 150,
    price: 595,
    capacity: 12,
  },
  {
    name: {
      en: "Lift pass day ticket",
      sv: "Liftkort dagskort",
      no: "Heiskort dagskort",
      de: "Liftpass Tageskarte",
    },
    introduction: {
      en: "All lifts of {destination} for a whole day.",
      sv: "Alla liftar i {destination} en hel dag.",
    },
    categoryId: SNOW_ACTIVITIES,
    variant: "ski",
    season: "winter",
    times: ["00:00"],
    minutes: 480,
    price: 520,
    capacity: 60,
  },
];
