import { LockMode } from '@mikro-orm/core';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { type DeletedItem, MAX_DELETED_ITEMS } from '../../../shared/deleted-item.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import type { AssetService } from '../../assets/asset.service.ts';
import { type CustomField, fieldsOf, type FieldValues } from '../../custom-fields/custom-fields.ts';
import { type FieldChanges, valuesAfter } from '../../custom-fields/field-values.ts';
import { findAssetPicture } from '../pictures/asset-picture.ts';
import type { Category } from './category-query.ts';
import {
  categoryChangeSchema,
  freeSlug,
  MAX_CATEGORIES,
  MAX_DEPTH,
  newCategorySchema,
  positionSchema,
  whyNotInto,
} from './category-rules.ts';
import { CategoryEntity } from './category.entity.ts';
import type { CategoryService } from './category.service.ts';
import { moveBack, moveOut } from './former-products.ts';
import { lockTree } from './lock-tree.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A new category as an admin sends it. */
export type NewCategory = z.input<typeof newCategorySchema>;
/** A change as an admin sends it; a field left out stays. */
export type CategoryChange = { [Field in keyof z.input<typeof categoryChangeSchema>]?: unknown };

/**
 * Changes to the category tree, by admins. They run one at a time: two moves that are valid on their own
 * could form a cycle together.
 */
export class CategoryChangeService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly categories: CategoryService,
    private readonly assets: AssetService,
    private readonly customFields: readonly CustomField[],
  ) {}

  /**
   * Adds a category after its siblings. @throws UserError INVALID_VALUE, NOT_FOUND, SLUG_TAKEN,
   * CATEGORY_TOO_DEEP
   */
  async create(input: NewCategory): Promise<Category> {
    const validInput = validate(newCategorySchema, input, ['input']);
    const id = newId();
    await this.change(async (em, all) => {
      assertRoom(all, ['input']);
      const parent = parentFor(all, id, validInput.parentId ?? null, ['input', 'parentId']);
      const taken = new Set(all.map(({ slug }) => slug));
      if (validInput.slug && taken.has(validInput.slug)) {
        throw userError('SLUG_TAKEN', message('category.slugTaken'), ['input', 'slug']);
      }
      const siblings = all.filter(({ parentId }) => parentId === (parent?.id ?? null));
      em.create(CategoryEntity, {
        id,
        slug: validInput.slug ?? freeSlug(validInput.label, parent?.label ?? null, taken),
        label: validInput.label,
        description: validInput.description ?? '',
        parentId: parent?.id ?? null,
        position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
        isVisible: validInput.isVisible ?? true,
        picture: await findAssetPicture(em, this.assets, validInput.picture ?? null),
        sizeGuide: validInput.sizeGuide ?? null,
        googleCategory: validInput.googleCategory ?? null,
        customFields: this.valuesAfter({}, validInput.fields),
      });
    });
    return this.findOrThrow(id);
  }

  /** Changes the given fields. @throws UserError as `move` does, VERSION_CHANGED, or with the broken rules */
  async update(id: string, input: CategoryChange, expectedVersion: string | null = null): Promise<Category> {
    const change = validate(categoryChangeSchema, input, ['input']);
    await this.change(async (em, all) => {
      const category = oneOf(all, id);
      assertVersion(category, expectedVersion);
      category.label = change.label ?? category.label;
      category.description = change.description ?? category.description;
      if (change.parentId !== undefined && change.parentId !== category.parentId) {
        const parent = parentFor(all, id, change.parentId, ['input', 'parentId']);
        place(all, category, parent);
      }
      category.isVisible = change.isVisible ?? category.isVisible;
      if (change.sizeGuide !== undefined) category.sizeGuide = change.sizeGuide;
      if (change.googleCategory !== undefined) category.googleCategory = change.googleCategory;
      category.customFields = this.valuesAfter(category.customFields, change.fields);
      if (change.picture === undefined) return;
      category.picture = await findAssetPicture(em, this.assets, change.picture, category.picture);
    });
    return this.findOrThrow(id);
  }

  /**
   * Moves a category with its subcategories. @throws UserError NOT_FOUND, CATEGORY_CYCLE when the target is
   * inside it, CATEGORY_TOO_DEEP
   */
  async move(
    id: string,
    { parentId, position }: { parentId: string | null; position: number },
  ): Promise<Category> {
    const index = validate(positionSchema, position, ['position']);
    await this.change(async (_em, all) => {
      const category = oneOf(all, id);
      place(all, category, parentFor(all, id, parentId, ['parentId']), index);
    });
    return this.findOrThrow(id);
  }

  /**
   * Deletes a category that has no subcategories; it can be restored. Products that have it as their main
   * category move to another, because a product without a main category would be in no list. Products that
   * have it as a further category just lose it.
   * @throws UserError NOT_FOUND, CATEGORY_NOT_EMPTY
   */
  async delete(id: string, moveProductsTo: string | null): Promise<void> {
    await this.change(async (em, all) => {
      const category = oneOf(all, id);
      const target = moveProductsTo === null ? null : oneOf(all, moveProductsTo, ['moveProductsTo']);
      if (target === category) {
        throw userError('INVALID_VALUE', message('category.movesToItself'), ['moveProductsTo']);
      }
      if (all.some(({ parentId }) => parentId === id)) {
        throw userError('CATEGORY_NOT_EMPTY', message('category.hasChildren'), ['id']);
      }
      // A concurrent change that adds a product to this category holds a lock on it (`findOrAddCategory`).
      await em.lock(category, LockMode.PESSIMISTIC_WRITE);
      const db = em.getKysely<CatalogueTables>();
      if (!target && (await hasProducts(db, id))) {
        throw userError('CATEGORY_NOT_EMPTY', message('category.hasProducts'), ['moveProductsTo']);
      }
      // Withdrawn products are in no list, but their rows need a category: any that remains.
      const heir =
        target ??
        all.find((other) => other.id === category.parentId) ??
        all.find((other) => other !== category);
      if (!heir && (await hasProducts(db, id, { withWithdrawn: true }))) {
        throw userError('CATEGORY_NOT_EMPTY', message('category.hasProducts'), ['moveProductsTo']);
      }
      await moveOut(db, id, heir?.id ?? null);
      category.deletedAt = this.clock();
    });
  }

  /** The 100 most recently deleted categories, newest first. */
  async listDeleted(): Promise<DeletedItem[]> {
    const deleted = await this.em.find(
      CategoryEntity,
      { deletedAt: { $ne: null } },
      { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS },
    );
    return deleted.flatMap(({ id, label: name, slug: handle, deletedAt }) =>
      deletedAt ? { id, name, handle, deletedAt } : [],
    );
  }

  /**
   * Restores a deleted category to its former place, or to the top level if its parent is gone, along with
   * its products, unless staff have moved them since. It gets a new slug if its own has been taken.
   * @throws UserError NOT_FOUND when there is no such deleted category, INVALID_VALUE when there are too many
   * categories
   */
  async restore(id: string): Promise<Category> {
    await this.change(async (em, all) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const category = isUuid(id)
        ? await em.findOne(CategoryEntity, { id, deletedAt: { $ne: null } }, { lockMode })
        : null;
      if (!category) throw userError('NOT_FOUND', message('category.notFound'), ['id']);
      assertRoom(all, ['id']);
      const former = all.find((other) => other.id === category.parentId);
      const parent = former && !whyNotInto(all, id, former.id) ? former : null;
      const taken = new Set(all.map(({ slug }) => slug));
      if (taken.has(category.slug)) category.slug = freeSlug(category.label, parent?.label ?? null, taken);
      category.deletedAt = null;
      const before = all.filter(
        (other) => (other.parentId ?? null) === (parent?.id ?? null) && other.position < category.position,
      );
      place(all, category, parent, before.length);
      await em.flush();
      await moveBack(em.getKysely<CatalogueTables>(), id);
    });
    return this.findOrThrow(id);
  }

  /** Runs a change with all categories (siblings in order), while nobody else can change the tree. */
  private async change(work: (em: EntityManager, all: CategoryEntity[]) => Promise<void>): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await lockTree(em);
      await work(
        em,
        await em.find(CategoryEntity, { deletedAt: null }, { orderBy: { position: 'asc', slug: 'asc' } }),
      );
    });
    this.categories.forget();
  }

  private valuesAfter(before: FieldValues, changes: FieldChanges): FieldValues {
    return valuesAfter(fieldsOf(this.customFields, 'CATEGORY'), before, changes, ['input', 'fields']);
  }

  private async findOrThrow(id: string): Promise<Category> {
    const category = await this.categories.find(id);
    if (!category) throw userError('NOT_FOUND', message('category.notFound'), ['id']);
    return category;
  }
}

/** @throws UserError INVALID_VALUE when the maximum number of categories is reached */
function assertRoom(all: readonly CategoryEntity[], field: string[]): void {
  if (all.length < MAX_CATEGORIES) return;
  throw userError('INVALID_VALUE', message('categories.tooMany', { max: MAX_CATEGORIES }), field);
}

function oneOf(all: readonly CategoryEntity[], id: string, field = ['id']): CategoryEntity {
  const match = isUuid(id) ? all.find((category) => category.id === id) : null;
  if (!match) throw userError('NOT_FOUND', message('category.notFound'), field);
  return match;
}

/** Returns the parent that a category may move to; null for the top level. */
function parentFor(
  all: readonly CategoryEntity[],
  id: string,
  parentId: string | null,
  field: string[],
): CategoryEntity | null {
  const parent = parentId === null ? null : oneOf(all, parentId, field);
  const reason = whyNotInto(all, id, parentId);
  if (reason === 'CATEGORY_CYCLE') throw userError(reason, message('category.cycle'), field);
  if (reason) throw userError(reason, message('category.tooDeep', { max: MAX_DEPTH }), field);
  return parent;
}

/** Moves a category to a parent (null: the top level) and a position among its children; last by default. */
function place(
  all: readonly CategoryEntity[],
  category: CategoryEntity,
  parent: CategoryEntity | null,
  index = all.length,
): void {
  category.parentId = parent?.id ?? null;
  const siblings = all.filter(
    (other) => other !== category && (other.parentId ?? null) === category.parentId,
  );
  const inOrder = [...siblings.slice(0, index), category, ...siblings.slice(index)];
  for (const [position, sibling] of inOrder.entries()) sibling.position = position;
}

async function hasProducts(
  db: Kysely<CatalogueTables>,
  categoryId: string,
  { withWithdrawn = false } = {},
): Promise<boolean> {
  let query = db.selectFrom('products').select('id').where('category_id', '=', categoryId).limit(1);
  if (!withWithdrawn) query = query.where('deleted_at', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
}
