import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { z } from 'zod';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { assertFirst } from '../../../shared/paging/connection.ts';
import { type DeletedItem, MAX_DELETED_ITEMS } from '../../../shared/deleted-item.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { firstFree, handleFor } from '../../../shared/handle.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { redirectDeleted } from '../../redirects/move-url.ts';
import type { AssetService } from '../../assets/asset.service.ts';
import { type CustomField, fieldsOf, type FieldValues } from '../../custom-fields/custom-fields.ts';
import { type FieldChanges, valuesAfter } from '../../custom-fields/field-values.ts';
import { isInScope } from '../listing/published.ts';
import type { CategoryScope } from '../categories/category-query.ts';
import { findAssetPicture } from '../pictures/asset-picture.ts';
import { CollectionProductEntity } from './collection-product.entity.ts';
import {
  collectionChangeSchema,
  conditionsSchema,
  MAX_COLLECTIONS,
  newCollectionSchema,
} from './collection-rules.ts';
import { CollectionEntity } from './collection.entity.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A new collection as an admin sends it. */
export type NewCollection = z.input<typeof newCollectionSchema>;
/** A change as an admin sends it; a field left out stays. */
export type CollectionChange = { [Field in keyof NewCollection]?: unknown };

/** The maximum that a caller may request. */
const MAX_LISTED = 100;

/** Collections. Everybody can read them; admins change them. */
export class CollectionService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly assets: AssetService,
    private readonly customFields: readonly CustomField[],
  ) {}

  /**
   * The collections that the reader can see, by title; at most `first`, or all.
   * @throws RequestError BAD_REQUEST for a number out of range
   */
  async list({ includesHidden }: CategoryScope, first: number | null = null): Promise<CollectionEntity[]> {
    if (first !== null) assertFirst(first, MAX_LISTED);
    const where = { deletedAt: null, ...(!includesHidden && { isVisible: true }) };
    const page = { orderBy: { title: 'asc', id: 'asc' }, ...(first !== null && { limit: first }) } as const;
    return this.em.find(CollectionEntity, where, page);
  }

  /**
   * Visible collections whose title contains a word starting with each of the given ones, by title; at most
   * `limit`.
   */
  async withWords(words: readonly string[], limit: number): Promise<CollectionEntity[]> {
    if (words.length === 0) return [];
    const query = sql`(select string_agg(case
        when has_unspaced(word) then nullif(plainto_tsquery('simple', search_pairs(search_fold(word)))::text, '')
        else quote_literal(search_fold(word)) || ':*' end, ' & ')
      from unnest(${sql.val(words)}::text[]) word)::tsquery`;
    const rows = await this.em
      .getKysely<CatalogueTables>()
      .selectFrom('collections')
      .where('is_visible', '=', true)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`to_tsvector('simple', search_text(title)) @@ ${query}`)
      .orderBy('title')
      .orderBy('id')
      .limit(limit)
      .selectAll()
      .execute();
    return rows.map((row) => this.em.map(CollectionEntity, row));
  }

  /** A collection by handle, if the reader can see it. */
  async find(handle: string, { includesHidden }: CategoryScope): Promise<CollectionEntity | null> {
    const where = { handle, deletedAt: null, ...(!includesHidden && { isVisible: true }) };
    return this.em.findOne(CollectionEntity, where);
  }

  /** The 100 most recently deleted collections, newest first. */
  async listDeleted(): Promise<DeletedItem[]> {
    const page = { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS } as const;
    const deleted = await this.em.find(CollectionEntity, { deletedAt: { $ne: null } }, page);
    return deleted.flatMap(({ id, title: name, handle, deletedAt }) =>
      deletedAt ? { id, name, handle, deletedAt } : [],
    );
  }

  /** Adds a collection. @throws UserError HANDLE_TAKEN, or with the broken rules */
  async create(input: NewCollection): Promise<CollectionEntity> {
    const validInput = validate(newCollectionSchema, input, ['input']);
    const id = newId();
    await retryTransaction(this.em, async (em) => {
      const taken = await takenHandles(em, ['input']);
      if (validInput.handle && taken.has(validInput.handle)) {
        throw userError('HANDLE_TAKEN', message('collection.handleTaken'), ['input', 'handle']);
      }
      const collection = em.create(CollectionEntity, {
        id,
        handle: validInput.handle ?? firstFree(handleFor(validInput.title), taken),
        title: validInput.title,
        description: validInput.description ?? '',
        picture: await findAssetPicture(em, this.assets, validInput.picture ?? null),
        isVisible: validInput.isVisible ?? true,
        kind: validInput.kind,
        match: validInput.match ?? 'ALL',
        conditions: [],
        customFields: this.valuesAfter({}, validInput.fields),
        createdAt: this.clock(),
      });
      await em.flush();
      await gather(em, collection, validInput);
    });
    return this.findOrThrow(id);
  }

  /** Changes the given fields. @throws UserError NOT_FOUND, VERSION_CHANGED, or with the broken rules */
  async update(
    id: string,
    input: CollectionChange,
    expectedVersion: string | null = null,
  ): Promise<CollectionEntity> {
    const change = validate(collectionChangeSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const collection = await this.lock(em, id);
      assertVersion(collection, expectedVersion);
      em.assign(collection, {
        title: change.title ?? collection.title,
        description: change.description ?? collection.description,
        isVisible: change.isVisible ?? collection.isVisible,
        kind: change.kind ?? collection.kind,
        match: change.match ?? collection.match,
        customFields: this.valuesAfter(collection.customFields, change.fields),
      });
      if (change.picture !== undefined) {
        collection.picture = await findAssetPicture(em, this.assets, change.picture, collection.picture);
      }
      await gather(em, collection, change);
    });
    return this.findOrThrow(id);
  }

  /**
   * Deletes a collection, and redirects its URL to all products; it can be restored.
   * @throws UserError NOT_FOUND
   */
  async delete(id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const collection = await this.lock(em, id);
      collection.deletedAt = this.clock();
      if (!collection.isVisible) return;
      await redirectDeleted(em, [webLinks.collection(collection.handle)], webLinks.shop(), this.clock());
    });
  }

  /**
   * Restores a deleted collection. It gets a new handle if its own has been taken.
   * @throws UserError NOT_FOUND when there is no such deleted collection, INVALID_VALUE when there are too
   * many collections
   */
  async restore(id: string): Promise<CollectionEntity> {
    await retryTransaction(this.em, async (em) => {
      const taken = await takenHandles(em, ['id']);
      const collection = await this.lock(em, id, { isDeleted: true });
      collection.deletedAt = null;
      collection.handle = firstFree(collection.handle, taken);
    });
    return this.findOrThrow(id);
  }

  /** Locks the collection, because its products and conditions are replaced as a whole. */
  private async lock(
    em: EntityManager,
    id: string,
    { isDeleted } = { isDeleted: false },
  ): Promise<CollectionEntity> {
    const deletedAt = isDeleted ? { $ne: null } : null;
    const collection = isUuid(id)
      ? await em.findOne(CollectionEntity, { id, deletedAt }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!collection) throw notFound();
    return collection;
  }

  private valuesAfter(before: FieldValues, changes: FieldChanges): FieldValues {
    return valuesAfter(fieldsOf(this.customFields, 'COLLECTION'), before, changes, ['input', 'fields']);
  }

  private async findOrThrow(id: string): Promise<CollectionEntity> {
    const collection = await this.em.fork().findOne(CollectionEntity, { id });
    if (!collection) throw notFound();
    return collection;
  }
}

/**
 * Returns the handles of all collections, and locks them until the commit.
 * @throws UserError INVALID_VALUE for the field when there is no room for another collection
 */
async function takenHandles(em: EntityManager, field: string[]): Promise<Set<string>> {
  await holdLock(em.getKysely<CatalogueTables>(), 'collections');
  const all = await em.find(CollectionEntity, { deletedAt: null }, { fields: ['handle'] });
  if (all.length >= MAX_COLLECTIONS) {
    throw userError('INVALID_VALUE', message('collections.tooMany', { max: MAX_COLLECTIONS }), field);
  }
  return new Set(all.map(({ handle }) => handle));
}

const notFound = () => userError('NOT_FOUND', message('collection.notFound'), ['id']);

/** Sets the products or conditions of a collection, and removes those of the other kind. */
async function gather(
  em: EntityManager,
  collection: CollectionEntity,
  { conditions, productIds }: Partial<z.output<typeof collectionChangeSchema>>,
): Promise<void> {
  if (collection.kind === 'RULES') {
    collection.conditions = validate(conditionsSchema, conditions ?? collection.conditions, [
      ...['input', 'conditions'],
    ]);
  } else {
    collection.conditions = [];
  }
  if (collection.kind === 'RULES' || productIds) {
    await em.nativeDelete(CollectionProductEntity, { collectionId: collection.id });
  }
  if (collection.kind === 'RULES' || !productIds?.length) return;
  const existingIds = await knownProducts(em, productIds.filter(isUuid));
  const unknown = productIds.findIndex((productId) => !existingIds.has(productId));
  if (unknown >= 0) {
    const field = ['input', 'productIds', String(unknown)];
    throw userError('INVALID_VALUE', message('collectionProduct.unknown'), field);
  }
  await em.insertMany(
    CollectionProductEntity,
    productIds.map((productId, position) => ({ collectionId: collection.id, productId, position })),
  );
}

/** Returns the ids that belong to products, published or not. */
async function knownProducts(em: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const query = em.getKysely<CatalogueTables>().selectFrom('products').select('id').where('id', 'in', ids);
  const rows = await query.where(isInScope('ALL')).execute();
  return new Set(rows.map((row) => row.id));
}
