import type { AbstractSqlDriver, EntityManager as SqlEntityManager } from '@mikro-orm/sql';
import type { AnyEntity, EntityClass, EntitySchema, MikroORM } from '@mikro-orm/core';

/** The data layer on either engine. */
export type Orm = MikroORM<AbstractSqlDriver, SqlEntityManager>;

/** A unit of work; services get one per request, and one per transaction within it. */
export type EntityManager = SqlEntityManager;

/** What the ORM is to know; the shop's are those of its modules. */
export type Entities = readonly (EntityClass<AnyEntity> | EntitySchema)[];
