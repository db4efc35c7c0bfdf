import type { Draw } from "./drawing.ts";
import type { Vehicle } from "./names.ts";
import { bus } from "./vehicles/bus.ts";
import { ferry } from "./vehicles/ferry.ts";
import { gondola } from "./vehicles/gondola.ts";
import { train } from "./vehicles/train.ts";

export const DRAW_VEHICLE: Readonly<Record<Vehicle, Draw>> = { bus, ferry, train, gondola };
