import type { Metric } from './metric.ts';
import { crash } from './metrics/crash.ts';
import { database } from './metrics/database.ts';
import { lastUnits } from './metrics/last-units.ts';
import { oneOrder } from './metrics/one-order.ts';
import { reader } from './metrics/reader.ts';
import { upgrade } from './metrics/upgrade.ts';
import { walks } from './metrics/walks.ts';

/** All metrics of docs/reliability.md, in its order. */
export const metrics: readonly Metric[] = [lastUnits, oneOrder, crash, walks, database, reader, upgrade];
