import type { EntityManager } from '../../../db/database.ts';
import type { CsvRow } from '../../../shared/csv/csv.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { findAssets } from '../../assets/find-assets.ts';
import type { ImportPicturesService } from '../../imports/import-pictures.service.ts';
import type { FetchProgress } from '../../imports/sheet-import.ts';
import { chosenPictures, type SheetProduct } from './product-columns.ts';
import type { ProductSheetColumn } from './product-sheet.ts';

type Row = CsvRow<ProductSheetColumn>;
/** The columns needed to fetch a row's pictures. */
type PicturesRow = CsvRow<'Product ID' | 'Pictures'>;
type KnownProducts = ReadonlyMap<string, SheetProduct>;

const OTHER_HOST = /^https?:\/\//i;
const ASSET = '/assets/';

/** Rows whose pictures all belong to the shop or have been fetched. */
export interface RowsWithPictures {
  rows: Row[];
  /** Asset ids by URL. */
  assets: ReadonlyMap<string, string>;
  /** Picture errors by line. */
  errors: ReadonlyMap<number, readonly Message[]>;
}

/** Pictures in a product sheet: the shop's own, and those on other servers, which it fetches. */
export class SheetPicturesService {
  constructor(
    private readonly fetched: ImportPicturesService,
    /** The shop's own URL, without a trailing slash. */
    private readonly baseUrl: string,
  ) {}

  /** Fetches pictures on other servers that the products don't have yet; see `SheetImporter.prepare`. */
  async fetch(
    rows: readonly PicturesRow[],
    currentProducts: KnownProducts,
    progress: FetchProgress,
  ): Promise<void> {
    await this.fetched.fetchAll(
      rows.flatMap((row) => this.elsewhereIn(row, currentProducts)),
      progress,
    );
  }

  /** Replaces URLs on other servers with those of the fetched assets. */
  async resolve(
    em: EntityManager,
    rows: readonly Row[],
    currentProducts: KnownProducts,
  ): Promise<RowsWithPictures> {
    const fetched = await this.fetched.find(
      em,
      rows.flatMap((row) => this.elsewhereIn(row, currentProducts)),
    );
    const urlOf = (url: string) => {
      const fetchedPicture = fetched.get(url);
      return fetchedPicture && 'url' in fetchedPicture ? fetchedPicture.url : url;
    };
    const resolved = rows.map((row) => ({ ...row, urls: this.urlsIn(row).map(urlOf) }));
    const assets = await findAssets(
      em,
      resolved.flatMap(({ urls }) => urls),
    );
    const errors = new Map<number, Message[]>();
    for (const { line, urls, values } of resolved) {
      const shown = shownBy(currentProducts.get(values['Product ID']));
      const ofLine = urls.flatMap((url) => {
        const fetchedPicture = fetched.get(url);
        if (fetchedPicture && 'error' in fetchedPicture) return [fetchedPicture.error];
        const isGone = url.startsWith(ASSET) && !assets.has(url) && !shown.has(url);
        return isGone ? [message('picture.gone')] : [];
      });
      if (ofLine.length > 0) errors.set(line, ofLine);
    }
    return {
      rows: resolved.map(({ urls, line, values }) => ({
        line,
        values: { ...values, Pictures: urls.join(' ') },
      })),
      assets,
      errors,
    };
  }

  private elsewhereIn(row: PicturesRow, currentProducts: KnownProducts): string[] {
    const urls = this.urlsIn(row).filter((url) => OTHER_HOST.test(url));
    if (urls.length === 0) return [];
    const shown = shownBy(currentProducts.get(row.values['Product ID']));
    return urls.filter((url) => !shown.has(url));
  }

  /** The URLs of a row; those of the shop itself without the host. */
  private urlsIn({ values }: PicturesRow): string[] {
    return values.Pictures.split(/\s+/)
      .filter(Boolean)
      .map((url) => (url.startsWith(`${this.baseUrl}/`) ? url.slice(this.baseUrl.length) : url));
  }
}

function shownBy(current: SheetProduct | undefined): Set<string> {
  return new Set(current ? chosenPictures(current.product).map(({ url }) => url) : []);
}
