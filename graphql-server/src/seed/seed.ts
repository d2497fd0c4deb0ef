import type { Config } from '../config.ts';
import { hashPassword } from '../modules/auth/accounts/password-hash.ts';
import type { Clock } from '../shared/clock.ts';
import type { Orm } from '../db/database.ts';
import { demoAdmin } from './sample/demo-admin.ts';
import { demoCustomers } from './sample/demo-customers.ts';
import { demoShopper } from './sample/demo-shopper.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { type SeedUser, seedUsers } from './seed-users.ts';

/** How much of the sample data was missing and has been added. */
export interface Seeded {
  products: number;
  people: number;
}

/** Any number will do, as long as every version of the shop uses the same one. */
const SEED_LOCK = 7_200_422;

/**
 * Adds what is missing of the sample catalogue and, in a trial installation, of the demo people with their
 * carts, wishes and orders. All or nothing, one process at a time. What is there already stays as it is,
 * whatever an admin has made of it.
 */
export async function seed(orm: Orm, config: Config, clock: Clock): Promise<Seeded> {
  const newUsers = config.isDemo ? await demoUsers() : [];
  const now = clock();
  return orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = '30s'`);
    await em.execute(`set local statement_timeout = '30s'`);
    await em.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const products = await seedCatalogue(em, now);
    const people = await seedUsers(em, newUsers, { now, currencyCode: config.currencyCode });
    return { products, people };
  });
}

/** Seeds a database that holds neither goods nor people; any other is somebody's and is left alone. */
export async function seedIfEmpty(orm: Orm, config: Config, clock: Clock): Promise<void> {
  const rows = await orm.em
    .fork()
    .execute('select from products union all select from categories union all select from users limit 1');
  if (rows.length === 0) await seed(orm, config, clock);
}

/** Hashing takes long and must not hold a transaction open, so it comes first. */
async function demoUsers(): Promise<SeedUser[]> {
  return Promise.all(
    [demoAdmin, demoShopper, ...demoCustomers].map(async (person) => ({
      ...person,
      passwordHash: person.password && (await hashPassword(person.password)),
    })),
  );
}
