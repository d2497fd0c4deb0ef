import type { EntityManager } from '../../../db/database.ts';
import type { CsvRow } from '../../../shared/csv/csv.ts';
import { readList } from '../../../shared/csv/csv-list.ts';
import { message } from '../../../shared/messages/message.ts';
import { type ImportEntry, rowEntry } from '../../imports/sheet-import.ts';
import { webLinks } from '../../../shared/web-links.ts';
import type { RedirectService } from '../../redirects/redirect.service.ts';
import { missingCategories } from '../categories/product-categories.ts';
import { OTHER_CATEGORY, productTypeKey, type SheetTerms } from './product-columns.ts';
import type { FileRow, ProductSheetCells, ProductSheetColumn } from './product-sheet.ts';

/** What merchants should know of a whole product file before they import it. Rows may be recorded twice. */
export class ImportSummary {
  /** The first line of each category that the import creates, by its name. */
  private readonly newCategories = new Map<string, number>();
  /** The first lines of products with new variants without a number of units. */
  private readonly withoutStock = new Set<number>();
  /** The first lines of new products without a category. */
  private readonly withoutCategory = new Set<number>();
  /** Product types that the shop does not have, by line. */
  private readonly unknownTypes = new Map<number, string>();

  /** Columns that are called like those of custom fields, of fields that the shop does not have. */
  unknownFields: readonly string[] = [];

  /** The paths of the former shop that redirect since this import. */
  private readonly redirectedPaths: string[] = [];
  private isRedirected = false;

  /** Must be called before the rows are applied. */
  async recordCategories(
    em: EntityManager,
    rows: readonly FileRow[],
    createsFurtherCategories: boolean,
  ): Promise<void> {
    const named = rows.flatMap(({ line, values }) =>
      [
        values.Category ?? '',
        ...(createsFurtherCategories ? readList(values['Further categories'] ?? '') : []),
      ]
        .filter(Boolean)
        .map((name) => ({ name, line })),
    );
    const missing = await missingCategories(em, new Set(named.map(({ name }) => name)));
    for (const { name, line } of named)
      if (missing.has(name) && !this.newCategories.has(name)) this.newCategories.set(name, line);
  }

  /** Redirects the URLs that products had in their former shop to those with the same handles. */
  async redirectOnce(redirects: RedirectService, productPaths: readonly string[]): Promise<void> {
    if (this.isRedirected) return;
    this.isRedirected = true;
    for (const path of productPaths) {
      const isAdded = await redirects.addMissing({ path, target: webLinks.product('*') });
      if (isAdded) this.redirectedPaths.push(path);
    }
  }

  recordMissingStock(line: number): void {
    this.withoutStock.add(line);
  }

  recordMissingCategory(line: number): void {
    this.withoutCategory.add(line);
  }

  /** The cells of a row, with the shop's type for one of another system. */
  ignoreUnknownType(
    { line, values }: CsvRow<ProductSheetColumn>,
    shownType: string,
    terms: SheetTerms,
  ): ProductSheetCells {
    const name = values['Product type'];
    if (name === '' || productTypeKey(name, terms) !== null) return values;
    this.unknownTypes.set(line, name);
    return { ...values, 'Product type': shownType };
  }

  notices(): ImportEntry[] {
    const [line] = this.withoutStock;
    const [uncategorized] = this.withoutCategory;
    const [unknownType] = this.unknownTypes;
    const noCategory = message('productSource.noCategory', {
      count: this.withoutCategory.size,
      name: OTHER_CATEGORY,
    });
    const noType = message('productSheet.unknownType', { count: this.unknownTypes.size });
    const noStock = message('productSheet.noStock', { count: this.withoutStock.size });
    return [
      ...this.unknownFields.map((name) => rowEntry('NOTICE', 1, name, message('productSheet.unknownField'))),
      ...this.redirectedPaths.map((path) => ({
        ...rowEntry('NOTICE', 1, null, message('productSource.redirect')),
        after: path,
      })),
      ...(line === undefined ? [] : [rowEntry('NOTICE', line, 'Stock', noStock)]),
      ...(uncategorized === undefined ? [] : [rowEntry('NOTICE', uncategorized, 'Category', noCategory)]),
      ...(unknownType === undefined
        ? []
        : [{ ...rowEntry('NOTICE', unknownType[0], 'Product type', noType), after: unknownType[1] }]),
      ...[...this.newCategories].map(([name, firstLine]) => ({
        ...rowEntry('NOTICE', firstLine, 'Category', message('productSheet.newCategory')),
        after: name,
      })),
    ];
  }
}
