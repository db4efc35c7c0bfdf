import { definePage } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertySharedTexts } from "@stays/stay-page";
import type { ComponentType } from "react";
import { texts } from "../../texts/texts.ts";
import { propertyHead } from "../head/property-head.ts";
import { propertyQueries } from "../property/property.query.ts";

/** Defines a page of a property. The six pages differ in what they show only. */
export const definePropertyPage = (Page: ComponentType) =>
  definePage({
    texts: [texts, ...propertySharedTexts, { namespace: MAP_NAMESPACE, load: mapTexts }],
    queries: propertyQueries,
    head: propertyHead,
    Page,
  });
