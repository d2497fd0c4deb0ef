import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { setChangeActor } from '../../../../db/change-actor.ts';
import type { EntityManager } from '../../../../db/database.ts';
import { retryTransaction } from '../../../../db/retry-transaction.ts';
import { RequestError, UserError } from '../../../../errors.ts';
import type { Message } from '../../../../shared/messages/message.ts';
import type { Actor } from '../../../../shared/principal.ts';
import type { AssetsTables } from '../../../assets/assets.tables.ts';
import { actorOf } from '../../../imports/import-queue.ts';
import type { ImportsTables } from '../../../imports/imports.tables.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { isPlaceholder } from '../../products/placeholder-picture.ts';
import { ProductEntity } from '../../products/product.entity.ts';
import type { ProductService } from '../../products/product.service.ts';
import type { PictureInput } from '../product-input.ts';

/** Pictures placed at once. */
const BATCH = 200;

/** A picture of an import that has been stored, but is not in its product yet. */
interface StoredPicture {
  id: string;
  productId: string;
  importId: string;
  actor: Actor;
}

/** Gives products the pictures that imports named for them. */
export class PicturePlacementService {
  constructor(
    private readonly em: EntityManager,
    /** The product service of a transaction. */
    private readonly productsOn: (em: EntityManager) => ProductService,
  ) {}

  /** Places the pictures that have been stored: those with this URL, or any. */
  async placeStored(url?: string): Promise<void> {
    let query = this.importsOf()
      .innerJoin('fetched_pictures', 'fetched_pictures.url', 'imported_pictures.url')
      .innerJoin('assets', 'assets.id', 'fetched_pictures.asset_id')
      .where('imported_pictures.state', '=', 'WAITING')
      .where('assets.state', '=', 'STORED');
    if (url !== undefined) query = query.where('imported_pictures.url', '=', url);
    const rows = await query
      .select([
        'imported_pictures.id',
        'imported_pictures.product_id',
        'imported_pictures.import_id',
        'actor',
        'actor_id',
      ])
      .orderBy('imported_pictures.id')
      .limit(BATCH)
      .execute();
    for (const { id, product_id: productId, import_id: importId, ...row } of rows) {
      try {
        await this.place({ id, productId, importId, actor: actorOf(row) });
      } catch (error) {
        // An import that changes many products locks them until its end. The next run tries again.
        if (error instanceof RequestError) return;
        throw error;
      }
    }
  }

  /** Who imported a picture first. */
  async actorFor(url: string): Promise<Actor | null> {
    const row = await this.importsOf()
      .where('imported_pictures.url', '=', url)
      .orderBy('imported_pictures.id')
      .select(['actor', 'actor_id'])
      .executeTakeFirst();
    return row ? actorOf(row) : null;
  }

  private importsOf() {
    return this.em
      .getKysely<CatalogueTables & ImportsTables & AssetsTables>()
      .selectFrom('imported_pictures')
      .innerJoin('sheet_imports', 'sheet_imports.id', 'imported_pictures.import_id');
  }

  private async place(picture: StoredPicture): Promise<void> {
    const em = this.em.fork();
    setChangeActor(em, picture.actor, picture.importId);
    try {
      await retryTransaction(em, (transaction) => this.placeIn(transaction, picture));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      await fail(this.em, picture.id, error.issues[0].message);
    }
  }

  /**
   * Locks the product, then the picture, like an import. Skips products that were deleted, and pictures that
   * another process has placed.
   */
  private async placeIn(em: EntityManager, { id, productId, actor }: StoredPicture): Promise<void> {
    const product = await em.findOne(
      ProductEntity,
      { id: productId, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const db = em.getKysely<CatalogueTables>();
    const waiting = db
      .selectFrom('imported_pictures')
      .innerJoin('fetched_pictures', 'fetched_pictures.url', 'imported_pictures.url')
      .where('imported_pictures.id', '=', id)
      .where('state', '=', 'WAITING')
      .select(['asset_id', 'alt', 'position', 'next_url', 'replaced_urls'])
      .forUpdate('imported_pictures');
    const picture = await waiting.executeTakeFirst();
    if (!picture?.asset_id) return;
    if (!product) {
      await db.deleteFrom('imported_pictures').where('id', '=', id).execute();
      return;
    }
    const { asset_id: assetId, alt, position, next_url: nextUrl, replaced_urls: replacedUrls } = picture;
    const { image, gallery, colours } = product;
    const shown = [image, ...gallery].filter((each) => !isPlaceholder(each));
    const remaining = shown.filter((each) => each.assetId === assetId || !replacedUrls.includes(each.url));
    const pictures: PictureInput[] = remaining.map((each) => ({
      ...(each.assetId ? { assetId: each.assetId } : { url: each.url }),
      alt: each.alt,
      focalPoint: each.focalPoint ?? null,
      colour: colours.find((colour) => colour.image?.url === each.url)?.name ?? null,
    }));
    if (!remaining.some((each) => each.assetId === assetId)) {
      const following = await assetsAfter(em, productId, position);
      const place = remaining.findIndex((each) => each.url === nextUrl || following.has(each.assetId ?? ''));
      pictures.splice(place < 0 ? pictures.length : place, 0, { assetId, alt });
    }
    if (pictures.length !== shown.length || remaining.length !== shown.length)
      await this.productsOn(em).update(productId, { pictures }, actor);
    await db.updateTable('imported_pictures').set({ state: 'STORED' }).where('id', '=', id).execute();
    if (replacedUrls.length > 0)
      await db
        .updateTable('imported_pictures')
        .set({ replaced_urls: sql`'[]'::jsonb` })
        .where('product_id', '=', productId)
        .execute();
  }
}

/** The assets of the product's imported pictures that follow a position in the file. */
async function assetsAfter(em: EntityManager, productId: string, position: number): Promise<Set<string>> {
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('imported_pictures')
    .innerJoin('fetched_pictures', 'fetched_pictures.url', 'imported_pictures.url')
    .where('product_id', '=', productId)
    .where('state', '=', 'STORED')
    .where('position', '>', position)
    .select('asset_id')
    .execute();
  return new Set(rows.flatMap(({ asset_id: id }) => id ?? []));
}

async function fail(em: EntityManager, id: string, error: Message): Promise<void> {
  await em
    .getKysely<CatalogueTables>()
    .updateTable('imported_pictures')
    .set({ state: 'FAILED', error: sql`${JSON.stringify(error)}::jsonb` })
    .where('id', '=', id)
    .execute();
}
