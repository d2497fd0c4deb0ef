import type { InferKyselyDB } from '@mikro-orm/sql';
import { AlertRecipientEntity, ProductAlertEntity } from './product-alert.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';

export const alertsEntities = [AlertRecipientEntity, ProductAlertEntity] as const;

export type AlertsTables = InferKyselyDB<(typeof alertsEntities)[number]>;

/** The tables that the module queries: its own, and some of those of modules it needs. */
export type AlertsDatabase = AlertsTables & CatalogueTables;
