import { holdLock } from '../db/advisory-lock.ts';
import type { Config } from '../config/config.ts';
import type { EntityManager, Orm } from '../db/database.ts';
import { hashPassword } from '../modules/auth/passwords/password-hash.ts';
import type { AssetService } from '../modules/assets/asset.service.ts';
import { CategoryEntity } from '../modules/catalogue/categories/category.entity.ts';
import { CollectionEntity } from '../modules/catalogue/collections/collection.entity.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { UserEntity } from '../modules/customers/users/user.entity.ts';
import { CurrentSettings } from '../modules/settings/current-settings.ts';
import { OrderStatisticsService } from '../modules/orders/statistics/order-statistics.service.ts';
import type { Log } from '../shared/log.ts';
import type { Clock } from '../shared/time/clock.ts';
import { demoAdmin } from './sample/demo-admin.ts';
import { demoCustomers } from './sample/demo-customers.ts';
import { demoShopper } from './sample/demo-shopper.ts';
import { type SamplePage, samplePages } from './sample/pages.ts';
import { sampleCatalogue } from './sample/sample-catalogue.ts';
import { sampleCollections } from './sample/sample-collections.ts';
import { sampleId } from './sample/sample-id.ts';
import { sampleRows } from './sample/sample-rows.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCollections } from './seed-collections.ts';
import { findMissingPages, seedPages } from './seed-pages.ts';
import { seedPriceCampaign } from './seed-price-campaign.ts';
import { seedPromotions } from './seed-promotions.ts';
import { type SeedUser, seedUsers } from './seed-users.ts';
import { storeSamplePictures } from './store-sample-pictures.ts';

const sampleKeys = sampleCatalogue.flatMap((category) => category.products.map(({ key }) => key));

/** How much sample data was missing and has been added. */
export interface Seeded {
  products: number;
  users: number;
}

/** The service that stores pictures, on a unit of work. */
export type CreateAssets = (em: EntityManager) => AssetService;

/**
 * Adds what is missing of the sample catalogue, its collections and pages, the promotion that the footer
 * promises and, in a trial installation, the demo users with their carts, wishlists and orders. All or
 * nothing, one process at a time. Existing rows stay unchanged, whatever an admin did to them.
 */
export async function seed(
  orm: Orm,
  config: Config,
  clock: Clock,
  createAssets: CreateAssets,
): Promise<Seeded> {
  const now = clock();
  const settings = new CurrentSettings(config);
  await settings.refresh(orm.em.fork());
  const newUsers = settings.isDemo ? await demoUsers() : [];
  const pages = samplePages(settings.shopName());
  const { currencyCode } = settings.get().currency;
  const pictures = (await lacksPictures(orm.em.fork(), currencyCode, pages))
    ? await storeSamplePictures(createAssets(orm.em.fork()))
    : [];
  const seeded = await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = '30s'`);
    await em.execute(`set local statement_timeout = '30s'`);
    await holdLock(em.getKysely(), 'sampleData');
    const products = await seedCatalogue(em, now);
    await seedCollections(em, now, currencyCode);
    if (products === sampleKeys.length) await seedPriceCampaign(em, now, config);
    await seedPages(em, pages, { pictures, now });
    await seedPromotions(em, now);
    const users = await seedUsers(em, newUsers, { now, currencyCode });
    return { products, users };
  });
  // Otherwise they would appear only after the jobs' first runs, up to an hour later.
  const statistics = new OrderStatisticsService(orm.em.fork(), clock, currencyCode);
  await statistics.countProductPairs();
  await statistics.updateProductPopularity();
  return seeded;
}

/** Seeds a database without products and users; leaves any other database alone. */
export async function seedIfEmpty(
  orm: Orm,
  config: Config,
  clock: Clock,
  createAssets: CreateAssets,
): Promise<void> {
  const rows = await orm.em
    .fork()
    .execute('select from products union all select from categories union all select from users limit 1');
  if (rows.length === 0) await seed(orm, config, clock, createAssets);
}

/** Warns the operator if a shop that is no longer a demo still has the demo accounts. */
export async function warnOfDemoAccounts(em: EntityManager, log: Log): Promise<void> {
  const ids = sampleRows.accounts.flatMap(({ id, password }) => (password === null ? [] : id));
  if ((await em.count(UserEntity, { id: { $in: ids } })) === 0) return;
  log.warn({}, 'the shop has demo accounts, whose passwords everyone knows: end the demo with SEED_DEMO=1');
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

/**
 * Whether a missing row needs a picture. Pictures are stored before the transaction, which must not wait for
 * a storage.
 */
async function lacksPictures(
  em: EntityManager,
  currencyCode: string,
  pages: readonly SamplePage[],
): Promise<boolean> {
  const collections = sampleCollections(currencyCode).map(({ handle }) => handle);
  const categories = sampleCatalogue.flatMap(({ label, children = [] }) => [
    label.toLowerCase(),
    ...children.map(({ slug }) => slug),
  ]);
  const ids = sampleKeys.map((key) => sampleId('product', key));
  return (
    (await em.count(ProductEntity, { id: { $in: ids } })) < ids.length ||
    (await em.count(CategoryEntity, { slug: { $in: categories } })) < categories.length ||
    (await em.count(CollectionEntity, { handle: { $in: collections } })) < collections.length ||
    (await findMissingPages(em, pages)).length > 0
  );
}
