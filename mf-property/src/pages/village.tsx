import { usePageContext, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { linkTo, withCompared } from "@stays/routes";
import { attributeUpdate, capacityUpdate, FILTER_DELAY, useFilterChanges } from "@stays/search/filters";
import { comparedUnits } from "@stays/search/listing";
import { BookUnit, Sidebar, UnitPrice } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { FilterChip, StepperChip, TextLink } from "@stays/ui";
import { PropertyDetails } from "../property/property-details.tsx";
import type { PropertyDetailsProps } from "../property/property-page.tsx";
import { Amenities, Description, Offers } from "../property/sections.tsx";
import { UnitsSection } from "../units/units-section.tsx";
import { definePropertyPage } from "./define-property-page.tsx";
import styles from "./village.module.css";

export const page = definePropertyPage(VillageDetails);

function CompareLink({ property }: { readonly property: Accommodation }) {
  const { t } = useTexts("mf-property");
  const { route } = usePageContext();
  const ids = comparedUnits(property);
  if (ids.length === 0) return null;
  return (
    <p>
      <TextLink to={linkTo(route.language, { route: "stayslist", search: withCompared(route.search, ids) })}>
        {t("compareUnits")}
      </TextLink>
    </p>
  );
}

function VillageDetails({ view }: PropertyDetailsProps) {
  const { property, content } = view;
  return (
    <PropertyDetails
      item={property}
      images={content.content.images}
      description={<Description content={property.content} />}
      side={
        <Sidebar search={view.search} summary={<UnitPrice products={property.products} isLowest isShort />} />
      }
    >
      <UnitsSection
        view={view}
        filters={
          <>
            <UnitFilters />
            <CompareLink property={property} />
          </>
        }
        renderAction={(unit, searchId) => <BookUnit unit={unit} property={property} searchId={searchId} />}
      />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} />
    </PropertyDetails>
  );
}

function UnitFilters() {
  const { t } = useTexts("mf-property");
  const { filters } = useSettings();
  const { shown, change } = useFilterChanges();
  if (filters.capacitySelects.length + filters.booleanCheckboxes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that scrolls
    <div role="group" aria-label={t("filters")} className={styles.filters}>
      {filters.capacitySelects.map(({ attributeId, label }) => (
        <StepperChip
          key={attributeId}
          label={label}
          value={shown.capacity[attributeId] ?? null}
          onChange={(least) => change(capacityUpdate(attributeId, least), FILTER_DELAY.capacity)}
        />
      ))}
      {filters.booleanCheckboxes.map(({ attributeId, label }) => (
        <FilterChip
          key={attributeId}
          pressed={shown.attributes.includes(attributeId)}
          onChange={(isOn) => change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
        >
          {label}
        </FilterChip>
      ))}
    </div>
  );
}
