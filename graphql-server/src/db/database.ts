import type { AbstractSqlDriver, EntityManager as SqlEntityManager } from '@mikro-orm/sql';
import type { AnyEntity, EntityClass, EntitySchema, MikroORM } from '@mikro-orm/core';

/** The data layer on either engine. */
export type Orm = MikroORM<AbstractSqlDriver, SqlEntityManager>;

/** A unit of work; there is one per request, and one per transaction within it. */
export type EntityManager = SqlEntityManager;

/** The ORM's entities; the shop's come from its modules. */
export type Entities = readonly (EntityClass<AnyEntity> | EntitySchema)[];
