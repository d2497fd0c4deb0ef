import type { Config } from '../config.ts';
import type { EntityManager, Orm } from '../db/database.ts';
import { hashPassword } from '../modules/auth/passwords/password-hash.ts';
import type { AssetService } from '../modules/assets/asset.service.ts';
import { CategoryEntity } from '../modules/catalogue/categories/category.entity.ts';
import { firstFree, handleFor } from '../shared/handle.ts';
import { listingAfter, plainListing } from '../modules/catalogue/listing/product-listing.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { createVariants } from '../modules/catalogue/variants/new-variant.ts';
import { StockMovementEntity } from '../modules/inventory/stock-movement.entity.ts';
import type { Clock } from '../shared/clock.ts';
import { newId } from '../shared/new-id.ts';
import { demoAdmin } from './sample/demo-admin.ts';
import { demoCustomers } from './sample/demo-customers.ts';
import { daysBefore } from './sample/demo-order.ts';
import { demoShopper } from './sample/demo-shopper.ts';
import { featuredOrder } from './sample/featured-order.ts';
import { sampleCatalogue } from './sample/sample-catalogue.ts';
import { sampleId } from './sample/sample-id.ts';
import { looksOf } from './sample/sample-pictures.ts';
import type { SampleProduct } from './sample/sample-product.ts';
import { type SeedUser, seedUsers } from './seed-users.ts';
import { storeSamplePictures } from './store-sample-pictures.ts';

/** How much of the sample data was missing and has been added. */
export interface Seeded {
  products: number;
  users: number;
}

/** The service that stores pictures, on a unit of work. */
export type CreateAssets = (em: EntityManager) => AssetService;

/** Any number will do, as long as every version of the shop uses the same one. */
const SEED_LOCK = 7_200_422;

/**
 * Adds what is missing of the sample catalogue and, in a trial installation, of the demo people with their
 * carts, wishes and orders. All or nothing, one process at a time. What is there already stays as it is,
 * whatever an admin has made of it.
 */
export async function seed(
  orm: Orm,
  config: Config,
  clock: Clock,
  createAssets: CreateAssets,
): Promise<Seeded> {
  const newUsers = config.isDemo ? await demoUsers() : [];
  const now = clock();
  if (await lacksProducts(orm.em.fork())) await storeSamplePictures(createAssets(orm.em.fork()));
  return orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = '30s'`);
    await em.execute(`set local statement_timeout = '30s'`);
    await em.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const products = await seedCatalogue(em, now);
    const users = await seedUsers(em, newUsers, { now, currencyCode: config.currencyCode });
    return { products, users };
  });
}

/** Seeds a database that holds neither goods nor people; any other is somebody's and is left alone. */
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

/** Hashing takes long and must not hold a transaction open, so it comes first. */
async function demoUsers(): Promise<SeedUser[]> {
  return Promise.all(
    [demoAdmin, demoShopper, ...demoCustomers].map(async (person) => ({
      ...person,
      passwordHash: person.password && (await hashPassword(person.password)),
    })),
  );
}

/** Whether pictures will be needed. They are stored before the transaction, which must not wait for a storage. */
async function lacksProducts(em: EntityManager): Promise<boolean> {
  const keys = sampleCatalogue.flatMap(({ products }) => products.map(({ key }) => key));
  return (await em.count(ProductEntity, { id: keys.map((key) => sampleId('product', key)) })) < keys.length;
}

/**
 * Adds the sample categories and products that are missing, with their stock in the ledger. A product that
 * was changed or withdrawn is not missing. Belongs into a transaction. @returns how many products it added
 */
async function seedCatalogue(em: EntityManager, now: Date): Promise<number> {
  const products = await em.find(ProductEntity, {}, { fields: ['id', 'handle'] });
  const known = new Set(products.map(({ id }) => id));
  const handles = new Set(products.map(({ handle }) => handle));
  let added = 0;
  for (const [index, { label, products: samples }] of sampleCatalogue.entries()) {
    const missing = samples.filter(({ key }) => !known.has(sampleId('product', key)));
    const category = await categoryFor(em, label, index);
    for (const product of missing) {
      const handle = firstFree(handleFor(product.title), handles);
      handles.add(handle);
      addProduct(em, product, { category, handle, now });
    }
    added += missing.length;
  }
  await em.flush();
  return added;
}

async function categoryFor(em: EntityManager, label: string, position: number): Promise<CategoryEntity> {
  const slug = label.toLowerCase();
  const known = await em.findOne(CategoryEntity, { slug });
  return known ?? em.create(CategoryEntity, { id: sampleId('category', slug), slug, label, position });
}

function addProduct(
  em: EntityManager,
  sample: SampleProduct,
  { category, handle, now }: { category: CategoryEntity; handle: string; now: Date },
): void {
  const { key, title, description, stock } = sample;
  const position = featuredOrder.indexOf(key);
  const createdAt = daysBefore(now, ageInDays(sample, position));
  const product = em.create(ProductEntity, {
    id: sampleId('product', key),
    title,
    description,
    handle,
    ...listingAfter(sample, plainListing),
    category,
    salePrice: sample.salePrice,
    highestPrice: sample.salePrice,
    regularPrice: sample.regularPrice ?? null,
    ratingRate: sample.rating.rate,
    ratingReviews: sample.rating.reviews,
    ...looksOf(sample, category.slug),
    sizes: sample.sizes ?? [],
    isNew: sample.isNew ?? false,
    stock,
    position,
    createdAt,
    deletedAt: null,
  });
  for (const variant of createVariants(em, product)) {
    if (variant.stock === 0) continue;
    const movement = { quantity: variant.stock, reason: 'INITIAL', orderId: null, createdAt } as const;
    em.create(StockMovementEntity, { id: newId(), variant, ...movement });
  }
}

/** New products came within the last two weeks, the others two months ago and earlier: before any demo order. */
function ageInDays({ isNew }: SampleProduct, position: number): number {
  return isNew ? 1 + (position % 13) : 60 + 3 * position;
}
