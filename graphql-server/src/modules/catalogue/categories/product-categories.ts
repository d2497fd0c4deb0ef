import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { newId } from '../../../shared/new-id.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { MAX_CATEGORIES } from './category-rules.ts';
import { CategoryEntity } from './category.entity.ts';
import { lockTree } from './lock-tree.ts';
import { ProductCategoryEntity } from './product-category.entity.ts';

/**
 * Finds a category by slug or label, or adds it at the end of the top level. Locks it against deletion until
 * the commit. @throws UserError INVALID_VALUE when there are too many categories
 */
export async function findOrAddCategory(em: EntityManager, name: string): Promise<CategoryEntity> {
  const existing = await findCategory(em, name);
  if (existing) return existing;
  const db = await lockTree(em);
  // Another admin may have just added the same one.
  const added = await findCategory(em, name);
  if (added) return added;
  const { count, end } = await db
    .selectFrom('categories')
    .where('deleted_at', 'is', null)
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('position').as('end')])
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CATEGORIES) {
    const reason = message('categories.tooMany', { max: MAX_CATEGORIES });
    throw userError('INVALID_VALUE', reason, ['input', 'category']);
  }
  const category = em.create(CategoryEntity, {
    id: newId(),
    slug: name.toLowerCase(),
    label: name,
    position: (end ?? -1) + 1,
  });
  await em.flush();
  return category;
}

async function findCategory(em: EntityManager, name: string): Promise<CategoryEntity | null> {
  const lock = { lockMode: LockMode.PESSIMISTIC_READ };
  return (
    (await em.findOne(CategoryEntity, { slug: name.toLowerCase(), deletedAt: null }, lock)) ??
    (await em.findOne(
      CategoryEntity,
      { label: name, deletedAt: null },
      { ...lock, orderBy: { position: 'asc', slug: 'asc' } },
    ))
  );
}

/** The names for which `findOrAddCategory` would add a category. */
export async function missingCategories(em: EntityManager, names: ReadonlySet<string>): Promise<Set<string>> {
  if (names.size === 0) return new Set();
  const slugs = [...names].map((name) => name.toLowerCase());
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('categories')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('slug', 'in', slugs), eb('label', 'in', [...names])]))
    .select(['slug', 'label'])
    .execute();
  const existing = new Set(rows.flatMap(({ slug, label }) => [slug, label]));
  return new Set([...names].filter((name) => !existing.has(name) && !existing.has(name.toLowerCase())));
}

/**
 * Sets a product's further categories, in the caller's transaction; undefined leaves them unchanged. The main
 * category is never among them. The product's row must exist. @throws UserError INVALID_VALUE for an unknown
 * slug
 */
export async function setFurtherCategories(
  em: EntityManager,
  product: { id: string; category: { id: string } },
  slugs: readonly string[] | null | undefined,
): Promise<void> {
  const rows = await em.find(ProductCategoryEntity, { productId: product.id });
  const requestedIds = slugs ? await idsOf(em, slugs) : rows.map(({ categoryId }) => categoryId);
  const further = new Set(requestedIds.filter((id) => id !== product.category.id));
  for (const row of rows) if (!further.has(row.categoryId)) em.remove(row);
  const existingIds = new Set(rows.map(({ categoryId }) => categoryId));
  for (const categoryId of further) {
    if (!existingIds.has(categoryId)) em.create(ProductCategoryEntity, { productId: product.id, categoryId });
  }
}

/**
 * Copies the further categories of a product to its duplicate, whose row must exist, in the caller's
 * transaction.
 */
export async function copyFurtherCategories(
  em: EntityManager,
  originalId: string,
  copyId: string,
): Promise<void> {
  for (const { categoryId } of await em.find(ProductCategoryEntity, { productId: originalId })) {
    em.create(ProductCategoryEntity, { productId: copyId, categoryId });
  }
}

async function idsOf(em: EntityManager, slugs: readonly string[]): Promise<string[]> {
  const categories = await em.find(
    CategoryEntity,
    { slug: { $in: [...slugs] }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } },
  );
  const ids = new Map(categories.map(({ id, slug }) => [slug, id]));
  return slugs.map((slug, index) => {
    const id = ids.get(slug);
    if (id) return id;
    const field = ['input', 'furtherCategories', String(index)];
    throw userError('INVALID_VALUE', message('furtherCategory.unknown'), field);
  });
}
