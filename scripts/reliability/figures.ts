import type { Metric } from './figure.ts';
import { crash } from './figures/crash.ts';
import { database } from './figures/database.ts';
import { lastUnits } from './figures/last-units.ts';
import { oneOrder } from './figures/one-order.ts';
import { walks } from './figures/walks.ts';

/** All figures of docs/reliability.md, in its order. */
export const figures: readonly Metric[] = [lastUnits, oneOrder, crash, walks, database];
