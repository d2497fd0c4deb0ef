import type { EntityManager } from '../db/database.ts';
import { CategoryEntity } from '../modules/catalogue/categories/category.entity.ts';
import { freeHandle } from '../modules/catalogue/listing/handle-query.ts';
import type { Picture } from '../modules/catalogue/pictures/picture.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import {
  listingAfter,
  plainListing,
  type ProductListing,
} from '../modules/catalogue/listing/product-listing.ts';
import { placeholderPicture } from '../modules/catalogue/products/placeholder-picture.ts';
import { createVariants } from '../modules/catalogue/variants/new-variant.ts';
import { StockMovementEntity } from '../modules/inventory/stock-movement.entity.ts';
import { newId } from '../shared/new-id.ts';

interface ProductOverrides extends Partial<ProductListing> {
  title?: string;
  description?: string;
  category?: string;
  salePrice?: number;
  regularPrice?: number | null;
  colours?: string[];
  sizes?: string[];
  /** Colors with their own picture: /<colour>.webp. */
  shown?: string[];
  stock?: number;
  isNew?: boolean;
  startingRate?: number;
  position?: number;
  createdAt?: Date;
}

/** Adds a product to the catalogue, with its stock in the ledger. Prices in minor units. @returns its id */
export async function aProduct(given: EntityManager, input: ProductOverrides = {}): Promise<string> {
  // A separate one, because each flush compares everything in its unit of work, which would include earlier
  // products.
  const em = given.fork({ keepTransactionContext: true });
  const title = input.title ?? 'Everyday Cotton Tee';
  const description = input.description ?? 'Soft and plain.';
  const category = await aCategory(em, input.category ?? "Men's Clothing");
  const stock = input.stock ?? 10;
  const createdAt = input.createdAt ?? new Date('2026-11-01T00:00:00Z');
  const product = em.create(ProductEntity, {
    id: newId(),
    title,
    description,
    handle: await freeHandle(em, title),
    ...listingAfter(input, plainListing),
    category,
    salePrice: input.salePrice ?? 1999,
    highestPrice: input.salePrice ?? 1999,
    regularPrice: input.regularPrice ?? null,
    startingRate: input.startingRate ?? 4.5,
    startingReviews: 12,
    colours: (input.colours ?? []).map((name) => ({
      name,
      hex: '#336699',
      image: pictureOf(name, input.shown),
    })),
    sizes: input.sizes ?? [],
    isNew: input.isNew ?? false,
    stock,
    image: placeholderPicture(category.slug, title),
    gallery: [],
    position: input.position ?? 0,
    createdAt,
    deletedAt: null,
  });
  for (const variant of createVariants(em, product)) {
    if (variant.stock === 0) continue;
    em.create(StockMovementEntity, {
      id: newId(),
      variant,
      quantity: variant.stock,
      reason: 'INITIAL',
      orderId: null,
      createdAt,
    });
  }
  await em.flush();
  return product.id;
}

function pictureOf(colour: string, shown: string[] = []): Picture | null {
  if (!shown.includes(colour)) return null;
  return { url: `/${colour}.webp`, alt: colour, width: 8, height: 8, sources: [] };
}

async function aCategory(em: EntityManager, label: string): Promise<CategoryEntity> {
  const slug = label.toLowerCase();
  const existing = await em.findOne(CategoryEntity, { slug });
  return (
    existing ??
    em.create(CategoryEntity, { id: newId(), slug, label, position: await em.count(CategoryEntity) })
  );
}
