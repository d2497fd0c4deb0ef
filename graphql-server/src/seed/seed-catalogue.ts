import { CategoryEntity } from '../modules/catalogue/categories/category.entity.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { searchTextOf } from '../modules/catalogue/products/product-rules.ts';
import { StockMovementEntity } from '../modules/inventory/stock-movement.entity.ts';
import { newId } from '../shared/new-id.ts';
import type { EntityManager } from '../db/database.ts';
import { daysBefore } from './sample/demo-order.ts';
import { featuredOrder } from './sample/featured-order.ts';
import { sampleCatalogue } from './sample/sample-catalogue.ts';
import { sampleId } from './sample/sample-id.ts';
import { looksOf } from './sample/sample-pictures.ts';
import type { SampleProduct } from './sample/sample-product.ts';

/**
 * Adds the sample categories and products that are missing, with their stock in the ledger. A product that
 * was changed or withdrawn is not missing. Belongs into a transaction. @returns how many products it added
 */
export async function seedCatalogue(em: EntityManager, now: Date): Promise<number> {
  const known = new Set((await em.find(ProductEntity, {}, { fields: ['id'] })).map(({ id }) => id));
  let added = 0;
  for (const [index, { label, products }] of sampleCatalogue.entries()) {
    const missing = products.filter(({ key }) => !known.has(sampleId('product', key)));
    const category = await categoryFor(em, label, index);
    for (const product of missing) addProduct(em, product, category, now);
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

function addProduct(em: EntityManager, sample: SampleProduct, category: CategoryEntity, now: Date): void {
  const { key, title, description, stock } = sample;
  const position = featuredOrder.indexOf(key);
  const createdAt = daysBefore(now, ageInDays(sample, position));
  const product = em.create(ProductEntity, {
    id: sampleId('product', key),
    title,
    description,
    category,
    salePrice: sample.salePrice,
    regularPrice: sample.regularPrice ?? null,
    ratingRate: sample.rating.rate,
    ratingReviews: sample.rating.reviews,
    ...looksOf(sample, category.slug),
    sizes: sample.sizes ?? [],
    isNew: sample.isNew ?? false,
    stock,
    position,
    searchText: searchTextOf({ title, description, categoryLabel: category.label }),
    createdAt,
    deletedAt: null,
  });
  if (stock > 0) {
    const movement = { quantity: stock, reason: 'INITIAL', orderId: null, createdAt } as const;
    em.create(StockMovementEntity, { id: newId(), product, ...movement });
  }
}

/** New products came within the last two weeks, the others two months ago and earlier: before any demo order. */
function ageInDays({ isNew }: SampleProduct, position: number): number {
  return isNew ? 1 + (position % 13) : 60 + 3 * position;
}
