import { useSettings } from "@stays/contract";

/** WebMCP: by these attributes an assistant in the browser fills in the form; the traveller submits it. */
const ATTRIBUTES = {
  form: { toolname: "search_stays", tooldescription: "Finds stays; buttons choose dates and guests." },
  category: { toolparamdescription: "Kind of accommodation" },
  geo: { toolparamdescription: "Area" },
  name: { toolparamdescription: "Part of the name of a stay" },
} as const;

export const useWebMcp = (part: keyof typeof ATTRIBUTES): object =>
  useSettings().assistants ? ATTRIBUTES[part] : {};
