import type { EntityManager } from '../db/database.ts';
import type { SizeGuide } from '../modules/catalogue/categories/category-rules.ts';
import { CategoryEntity } from '../modules/catalogue/categories/category.entity.ts';
import { ProductCategoryEntity } from '../modules/catalogue/categories/product-category.entity.ts';
import { listingAfter, plainListing } from '../modules/catalogue/listing/product-listing.ts';
import type { Picture } from '../modules/catalogue/pictures/picture.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { createVariant } from '../modules/catalogue/variants/new-variant.ts';
import { ProductVariantEntity } from '../modules/catalogue/variants/product-variant.entity.ts';
import { StockMovementEntity } from '../modules/inventory/stock-movement.entity.ts';
import { firstFree, handleFor } from '../shared/handle.ts';
import { newId } from '../shared/new-id.ts';
import { daysBefore } from './sample/demo-order.ts';
import { featuredOrder } from './sample/featured-order.ts';
import { sampleCatalogue, sampleOf, type SampleSubcategory } from './sample/sample-catalogue.ts';
import { sampleId } from './sample/sample-id.ts';
import { looksOf } from './sample/sample-pictures.ts';
import type { SampleProduct } from './sample/sample-product.ts';
import { totalStock, variantsOf } from './sample/sample-variants.ts';
import { seedSampleReviews } from './seed-reviews.ts';

/** What the shop already has, so that nothing is added twice or collides. */
interface Known {
  productIds: Set<string>;
  handles: Set<string>;
  skus: Set<string>;
}

/**
 * Adds missing sample categories and products, with their stock in the ledger and their reviews. A changed or
 * withdrawn product is not missing. Call it in a transaction. @returns how many products it added
 */
export async function seedCatalogue(em: EntityManager, now: Date): Promise<number> {
  const existing = await findKnown(em);
  const added = new Map<string, Date>();
  for (const [position, { label, picture, products, children = [] }] of sampleCatalogue.entries()) {
    const slug = label.toLowerCase();
    const { category } = await categoryFor(em, { slug, label, picture: pictureOf(picture), position });
    for (const product of products) {
      const id = sampleId('product', product.key);
      if (existing.productIds.has(id)) continue;
      added.set(id, addProduct(em, product, { category, existing, now }));
    }
    await em.flush();
    for (const [place, child] of children.entries()) await seedSubcategory(em, child, category, place, added);
  }
  await seedSampleReviews(em, added, now);
  return added.size;
}

async function findKnown(em: EntityManager): Promise<Known> {
  const products = await em.find(ProductEntity, {}, { fields: ['id', 'handle'] });
  const variants = await em.find(ProductVariantEntity, { sku: { $ne: null } }, { fields: ['sku'] });
  return {
    productIds: new Set(products.map(({ id }) => id)),
    handles: new Set(products.map(({ handle }) => handle)),
    skus: new Set(variants.flatMap(({ sku }) => sku ?? [])),
  };
}

/** A sample product's main picture. */
export function pictureOf(key: string): Picture {
  const { product, categorySlug } = sampleOf(key);
  return looksOf(product, categorySlug).image;
}

/** A category to add; without a parent, it is at the top level. */
interface NewCategory {
  slug: string;
  label: string;
  position: number;
  picture: Picture;
  parentId?: string;
  sizeGuide?: SizeGuide | null;
}

async function categoryFor(
  em: EntityManager,
  category: NewCategory,
): Promise<{ category: CategoryEntity; isNew: boolean }> {
  const existingCategory = await em.findOne(CategoryEntity, { slug: category.slug });
  if (existingCategory) return { category: existingCategory, isNew: false };
  const id = sampleId('category', category.slug);
  return { category: em.create(CategoryEntity, { id, ...category }), isNew: true };
}

/**
 * A new one gets all of its sample products; an existing one belongs to the merchant and gets only those just
 * added.
 */
async function seedSubcategory(
  em: EntityManager,
  { slug, label, keys, sizeGuide }: SampleSubcategory,
  parent: CategoryEntity,
  position: number,
  added: ReadonlyMap<string, Date>,
): Promise<void> {
  const { category, isNew } = await categoryFor(em, {
    slug,
    label,
    position,
    parentId: parent.id,
    sizeGuide: sizeGuide ?? null,
    picture: pictureOf(keys[0]),
  });
  await em.flush();
  for (const key of keys) {
    const productId = sampleId('product', key);
    if (isNew || added.has(productId))
      em.create(ProductCategoryEntity, { productId, categoryId: category.id });
  }
  await em.flush();
}

/** @returns when it was added */
function addProduct(
  em: EntityManager,
  sample: SampleProduct,
  { category, existing, now }: { category: CategoryEntity; existing: Known; now: Date },
): Date {
  const { key, title, description } = sample;
  const position = featuredOrder.indexOf(key);
  const createdAt = daysBefore(now, ageInDays(sample, position));
  const handle = firstFree(handleFor(title), existing.handles);
  existing.handles.add(handle);
  const looks = looksOf(sample, category.slug);
  const variants = variantsOf(
    sample,
    looks.colours.map((colour) => colour.name),
  );
  const product = em.create(ProductEntity, {
    id: sampleId('product', key),
    title,
    description,
    handle,
    ...listingAfter(sample, plainListing),
    category,
    salePrice: sample.salePrice,
    highestPrice: Math.max(...variants.map(({ salePrice }) => salePrice)),
    regularPrice: sample.regularPrice ?? null,
    ...looks,
    sizes: sample.sizes ?? [],
    otherOptions: sample.otherOption ? [sample.otherOption] : [],
    isNew: sample.isNew ?? false,
    stock: totalStock(sample),
    position,
    createdAt,
    deletedAt: null,
  });
  for (const [
    position,
    { stock, sku, barcode, salePrice, regularPrice, ...combination },
  ] of variants.entries()) {
    const variant = createVariant(em, product, { ...combination, position, stock, createdAt });
    em.assign(variant, { barcode, salePrice, regularPrice, sku: existing.skus.has(sku) ? null : sku });
    if (stock === 0) continue;
    const movement = { quantity: stock, reason: 'INITIAL', orderId: null, createdAt } as const;
    em.create(StockMovementEntity, { id: newId(), variant, ...movement });
  }
  return createdAt;
}

/**
 * New products were added within the last two weeks, the others at least two months ago: before any demo
 * order.
 */
function ageInDays({ isNew }: SampleProduct, position: number): number {
  return isNew ? 1 + (position % 13) : 60 + 3 * position;
}
