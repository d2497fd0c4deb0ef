import type { EntityManager } from '../db/database.ts';
import { CollectionProductEntity } from '../modules/catalogue/collections/collection-product.entity.ts';
import { CollectionEntity } from '../modules/catalogue/collections/collection.entity.ts';
import { sampleCollections } from './sample/sample-collections.ts';
import { sampleId } from './sample/sample-id.ts';
import { pictureOf } from './seed-catalogue.ts';

/**
 * Adds the sample collections whose handles are free. Call it in a transaction, after the catalogue.
 * `currency` is the shop's ISO 4217 code.
 */
export async function seedCollections(em: EntityManager, now: Date, currency: string): Promise<void> {
  const existingCollections = await em.find(CollectionEntity, {}, { fields: ['handle'] });
  const taken = new Set(existingCollections.map(({ handle }) => handle));
  const missing = sampleCollections(currency).filter(({ handle }) => !taken.has(handle));
  for (const { handle, title, description, picture, conditions } of missing) {
    em.create(CollectionEntity, {
      id: sampleId('collection', handle),
      handle,
      title,
      description,
      picture: pictureOf(picture),
      kind: conditions ? 'RULES' : 'MANUAL',
      match: 'ALL',
      conditions: [...(conditions ?? [])],
      createdAt: now,
    });
  }
  await em.flush();
  for (const { handle, products = [] } of missing) {
    const collectionId = sampleId('collection', handle);
    for (const [position, key] of products.entries()) {
      em.create(CollectionProductEntity, { collectionId, productId: sampleId('product', key), position });
    }
  }
  await em.flush();
}
