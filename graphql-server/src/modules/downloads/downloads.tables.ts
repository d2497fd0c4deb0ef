import type { InferKyselyDB } from '@mikro-orm/sql';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';
import { DigitalFileEntity } from './digital-file.entity.ts';
import { DownloadEntity } from './download.entity.ts';

export const downloadsEntities = [DigitalFileEntity, DownloadEntity] as const;

export type DownloadsTables = InferKyselyDB<(typeof downloadsEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type DownloadsDatabase = DownloadsTables & CatalogueTables & OrdersTables;
