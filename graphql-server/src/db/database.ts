import type { AbstractSqlDriver, EntityManager as SqlEntityManager, InferKyselyDB } from '@mikro-orm/sql';
import type { MikroORM } from '@mikro-orm/core';
import type { entities } from './entities.ts';

/** The data layer on either engine. */
export type Orm = MikroORM<AbstractSqlDriver, SqlEntityManager>;

/** A unit of work; services get one per request, and one per transaction within it. */
export type EntityManager = SqlEntityManager;

/** The tables with their columns, for typed SQL: `em.getKysely<Database>()`. */
export type Database = InferKyselyDB<(typeof entities)[number]>;
