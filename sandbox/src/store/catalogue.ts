import type { Client } from "@libsql/client";
import type { Activity } from "../world/activity.ts";
import type { Review } from "../world/review.ts";
import type { WorldStay } from "../world/stay.ts";
import type { StayPackage } from "../world/stay-package.ts";
import type { TransportLine } from "../world/transport.ts";
import { readMeta } from "./database.ts";

/** The content of the destination from the database, indexed for answers. */
export interface Catalogue {
  readonly stays: ReadonlyMap<number, WorldStay>;
  readonly topLevel: readonly WorldStay[];
  /** Units of a property, bookable ones and those outside the booking system, in its own order. */
  readonly unitsOf: ReadonlyMap<number, readonly WorldStay[]>;
  readonly packages: readonly StayPackage[];
  readonly packagesOf: ReadonlyMap<number, readonly StayPackage[]>;
  readonly activities: ReadonlyMap<number, Activity>;
  readonly transport: ReadonlyMap<number, TransportLine>;
  readonly reviewsOf: ReadonlyMap<number, readonly Review[]>;
  /** Day number from which the reviews' ages count. */
  readonly madeOn: number;
}

/** Reads all content once; it does not change while the server runs. */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  const list = async <T>(kind: string): Promise<T[]> => {
    const { rows } = await client.execute({
      sql: "SELECT body FROM document WHERE kind = ? ORDER BY id",
      args: [kind],
    });
    return rows.map((row) => JSON.parse(String(row.body)) as T);
  };
  const stays = new Map((await list<WorldStay>("stay")).map((stay) => [stay.id, stay]));
  const packages = await list<StayPackage>("package");
  const units = [...stays.values()]
    .filter(({ childIds }) => childIds.length > 0)
    .map(({ id, childIds }) => [id, childIds.flatMap((child) => stays.get(child) ?? [])] as const);
  return {
    stays,
    topLevel: [...stays.values()].filter(({ topLevel }) => topLevel),
    unitsOf: new Map(units),
    packages,
    packagesOf: groupBy(packages, ({ propertyId }) => propertyId),
    activities: new Map((await list<Activity>("activity")).map((activity) => [activity.id, activity])),
    transport: new Map((await list<TransportLine>("transport")).map((line) => [line.id, line])),
    reviewsOf: groupBy(await list<Review>("review"), ({ stayId }) => stayId),
    madeOn: Number(await readMeta(client, "madeOn")),
  };
}

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}
