import { createContext, type ReactNode, use } from "react";
import type { HostServices, RemoteIdentity } from "./host-services.ts";

const Services = createContext<HostServices | null>(null);
const Identity = createContext<RemoteIdentity>({ remote: "host", release: "unknown" });

/** Provides the host's services. Only the host and test shells render it. */
export function HostServicesProvider({
  services,
  children,
}: {
  services: HostServices;
  children: ReactNode;
}) {
  return <Services value={services}>{children}</Services>;
}

/** Names the remote of the components below it; the host wraps every page and slot in it. */
export function RemoteIdentityProvider({
  identity,
  children,
}: {
  identity: RemoteIdentity;
  children: ReactNode;
}) {
  return <Identity value={identity}>{children}</Identity>;
}

/** The services of the host around a component. */
export function useServices(): HostServices {
  const services = use(Services);
  if (!services)
    throw new Error("There is no host around this component: render it inside HostServicesProvider.");
  return services;
}

/** The remote, and its release, that a component belongs to. */
export const useIdentity = (): RemoteIdentity => use(Identity);
