import type { ReactNode } from "react";
import { MissingProperty } from "../missing/missing-property.tsx";
import { PropertyBoundary } from "./property-boundary.tsx";
import { type PropertyView, useProperty } from "./use-property.ts";

type PropertyContent = (view: PropertyView) => ReactNode;

/** The frame of a property page: skeleton, failure, missing property, or the details. */
export function PropertyPage({ children }: { readonly children: PropertyContent }) {
  return (
    <PropertyBoundary>
      <Found>{children}</Found>
    </PropertyBoundary>
  );
}

function Found({ children }: { readonly children: PropertyContent }) {
  const view = useProperty();
  return view ? children(view) : <MissingProperty />;
}
