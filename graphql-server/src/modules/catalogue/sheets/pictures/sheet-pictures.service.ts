import { sql } from 'kysely';
import { z } from 'zod';
import type { EntityManager } from '../../../../db/database.ts';
import type { OutgoingHttp } from '../../../../integrations/outgoing/outgoing-http.port.ts';
import type { CsvRow } from '../../../../shared/csv/csv.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { newId } from '../../../../shared/new-id.ts';
import { validate } from '../../../../shared/validate.ts';
import { assetColumns, ofAsset, toAsset } from '../../../assets/asset.ts';
import type { AssetsTables } from '../../../assets/assets.tables.ts';
import { findAssets } from '../../../assets/find-assets.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { pictureDetails } from '../../pictures/picture-rules.ts';
import { chosenPictures, type SheetProduct } from '../product-columns.ts';
import type { WaitingPicture } from '../product-input.ts';
import type { ProductSheetColumn } from '../product-sheet.ts';
import { pictureUrlIn } from './picture-url.ts';

type Row = CsvRow<ProductSheetColumn>;
type CurrentProducts = ReadonlyMap<string, SheetProduct>;

const OTHER_HOST = /^https?:\/\//i;
const ASSET = '/assets/';

const queueSchema = z.object({ pictures: z.array(pictureDetails) });

/** Rows with the URLs of pictures that the shop has, or has still to fetch. */
export interface RowsWithPictures {
  rows: Row[];
  /** Asset ids by URL. */
  assets: ReadonlyMap<string, string>;
  /** URLs on other servers to be fetched. */
  waitingUrls: ReadonlySet<string>;
  /** Picture errors by line. */
  errors: ReadonlyMap<number, readonly Message[]>;
}

/**
 * Pictures in a product sheet: the shop's own, and those on other servers, which `PictureFetchService`
 * fetches after the import.
 */
export class SheetPicturesService {
  constructor(
    private readonly outgoing: Pick<OutgoingHttp, 'problemOf'>,
    private readonly importId: string,
    /** The shop's own URL, without a trailing slash. */
    private readonly baseUrl: string,
  ) {}

  /** Replaces URLs on other servers with those of assets, if they have been fetched before. */
  async resolve(
    em: EntityManager,
    rows: readonly Row[],
    currentProducts: CurrentProducts,
  ): Promise<RowsWithPictures> {
    const named = rows.map((row) => ({
      ...row,
      pictures: urlsIn(row, this.baseUrl).map((url) => this.read(url, currentProducts, row)),
    }));
    const onOtherServers = named.flatMap(({ pictures }) =>
      pictures.flatMap((picture) => (picture.isElsewhere && !('error' in picture) ? picture.url : [])),
    );
    const fetched = await findFetched(em, onOtherServers);
    const resolved = named.map(({ pictures, ...row }) => ({
      ...row,
      urls: pictures.map(({ url }) => fetched.get(url) ?? url),
      errors: pictures.flatMap((picture) => ('error' in picture ? picture.error : [])),
    }));
    const assets = await findAssets(
      em,
      resolved.flatMap(({ urls }) => urls),
    );
    const errors = new Map<number, Message[]>();
    for (const { line, urls, values, errors: ofRow } of resolved) {
      const shown = shownBy(currentProducts.get(values['Product ID']));
      const isGone = (url: string) => url.startsWith(ASSET) && !assets.has(url) && !shown.has(url);
      const all = [...ofRow, ...urls.filter(isGone).map(() => message('picture.gone'))];
      if (all.length > 0) errors.set(line, all);
    }
    return {
      rows: resolved.map(({ urls, line, values }) => ({
        line,
        values: { ...values, Pictures: urls.join(' ') },
      })),
      assets,
      waitingUrls: new Set(onOtherServers.filter((url) => !fetched.has(url))),
      errors,
    };
  }

  /**
   * Queues pictures to be fetched for a product, in the caller's transaction. @returns how many were not
   * waiting yet @throws UserError INVALID_VALUE for their texts
   */
  async queue(em: EntityManager, productId: string, pictures: readonly WaitingPicture[]): Promise<number> {
    if (pictures.length === 0) return 0;
    validate(queueSchema, { pictures }, ['input']);
    const queued = await em
      .getKysely<CatalogueTables>()
      .insertInto('imported_pictures')
      .values(
        pictures.map(({ url, alt, position, nextUrl, replacedUrls }) => ({
          id: newId(),
          import_id: this.importId,
          product_id: productId,
          url,
          alt,
          position,
          next_url: nextUrl,
          replaced_urls: sql<string[]>`${JSON.stringify(replacedUrls)}::jsonb`,
          state: 'WAITING' as const,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'url'])
          .doUpdateSet((eb) => ({
            import_id: eb.ref('excluded.import_id'),
            alt: eb.ref('excluded.alt'),
            position: eb.ref('excluded.position'),
            next_url: eb.ref('excluded.next_url'),
            replaced_urls: eb.ref('excluded.replaced_urls'),
            state: 'WAITING',
            error: null,
          }))
          .where('imported_pictures.state', '<>', 'WAITING'),
      )
      .returning('id')
      .execute();
    return queued.length;
  }

  /** A URL of a row. One on another server that the product refers to stays where it is. */
  private read(url: string, currentProducts: CurrentProducts, { values }: Row) {
    const shown = shownBy(currentProducts.get(values['Product ID']));
    if (!OTHER_HOST.test(url) || shown.has(url)) return { url, isElsewhere: false };
    return { url, ...pictureUrlIn(url, this.outgoing), isElsewhere: true };
  }
}

/** The URLs of assets that these URLs became. */
async function findFetched(em: EntityManager, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const rows = await em
    .getKysely<CatalogueTables & AssetsTables>()
    .selectFrom('fetched_pictures')
    .innerJoin('assets', 'assets.id', 'fetched_pictures.asset_id')
    .where('fetched_pictures.url', 'in', urls)
    .where('assets.state', '=', 'STORED')
    .select(['fetched_pictures.url', ...assetColumns.map((column) => `assets.${column}` as const)])
    .execute();
  return new Map(rows.map(({ url, ...asset }) => [url, ofAsset(toAsset(asset)).url]));
}

/** The URLs of a row; those of the shop itself without the host. */
function urlsIn({ values }: Row, baseUrl: string): string[] {
  return values.Pictures.split(/\s+/)
    .filter(Boolean)
    .map((url) => (url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url));
}

function shownBy(current: SheetProduct | undefined): Set<string> {
  return new Set(current ? chosenPictures(current.product).map(({ url }) => url) : []);
}
