import type { InferKyselyDB } from '@mikro-orm/sql';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import { MenuEntity } from './menus/menu.entity.ts';
import { PageEntity, PageVersionEntity } from './pages/page.entity.ts';

export const contentEntities = [PageEntity, PageVersionEntity, MenuEntity] as const;

type ContentTables = InferKyselyDB<(typeof contentEntities)[number]>;

/** The tables that the module's SQL may name. */
export type ContentDatabase = ContentTables & CatalogueTables;
