import { writeList } from '../../../../shared/csv/csv-list.ts';
import type { CsvRow } from '../../../../shared/csv/csv.ts';
import { cutText } from '../../../../shared/cut-text.ts';
import { firstFree, handleFor } from '../../../../shared/handle.ts';
import { htmlToMarkdown } from '../../../../shared/markdown/html-to-markdown.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { MAX_TAGS } from '../../../../shared/tag-rules.ts';
import { listingLimits } from '../../listing/product-listing.ts';
import { MAX_STOCK, productLimits } from '../../products/product-rules.ts';
import { formatMeasure, parseMeasure } from '../../unit-prices/unit-price.ts';
import { writeAttributes } from '../attribute-list.ts';
import { ROUNDED_NUMBER } from '../cells/barcode.ts';
import { OTHER_CATEGORY } from '../product-columns.ts';
import { type ProductSheetCells, type ProductSheetColumn, productSheetColumns } from '../product-sheet.ts';
import { otherOptionColumns } from '../product-options.ts';
import { optionColumns } from './option-columns.ts';
import type { ReportRow, SourceProduct, SourceVariant } from './product-source.ts';

const MAX_CATEGORY = 60;
const MAX_FURTHER = 10;
const MAX_TAG = 40;

export const emptyCells = Object.fromEntries(
  productSheetColumns.map((column) => [column, '']),
) as ProductSheetCells;

/**
 * Writes the products of another system as rows of the shop's own sheet, whose values fit the shop's limits,
 * and reports what it leaves out.
 */
export class SheetRowWriter {
  private readonly handles = new Set<string>();
  /** The row in which each SKU first occurred. */
  private readonly skus = new Map<string, number>();
  /**
   * The first rows of products with media in descriptions, with pictures of variants, with pictures without
   * their server, without a category.
   */
  private readonly counted = {
    media: [] as number[],
    variantPictures: [] as number[],
    picturePaths: [] as number[],
    category: [] as number[],
  };

  constructor(private readonly report: ReportRow) {}

  rowsOf(product: SourceProduct): CsvRow<ProductSheetColumn>[] {
    const { line, title, options, changes } = product;
    if (options.length > productLimits.options) {
      const reason = message('productSource.tooManyOptions', {
        max: productLimits.options,
        names: options.join(', '),
      });
      this.report({ kind: 'ERROR', line, column: 'Option', subject: title }, reason);
      return [];
    }
    const place = { line, column: 'Option' as const, subject: title };
    const names = options.map((name) => this.cut(place, name, productLimits.optionName));
    const columns = optionColumns(options);
    const handle = firstFree(handleFor(product.handle), this.handles);
    this.handles.add(handle);
    const variants = product.variants.filter((variant) => this.hasPrice(product, variant));
    const ofProduct = changes ?? (variants.length > 0 ? this.productCells(product) : {});
    return variants.map((variant, index) => ({
      line: variant.line,
      values: {
        ...emptyCells,
        ...((changes || index === 0) && ofProduct),
        ...optionCells(names, columns, variant),
        ...this.variantCells(product, variant),
        Handle: handle,
      },
    }));
  }

  /** Reports what concerns many products, once. */
  finish(): void {
    const { media, variantPictures, picturePaths, category } = this.counted;
    const reportCount = (lines: number[], column: ProductSheetColumn, reason: (count: number) => Message) => {
      const [line] = lines;
      if (line !== undefined) this.report({ line, column, subject: '' }, reason(lines.length));
    };
    reportCount(media, 'Description', (count) => message('productSource.media', { count }));
    reportCount(variantPictures, 'Pictures', (count) => message('productSource.variantPictures', { count }));
    reportCount(picturePaths, 'Pictures', (count) => message('productSource.picturePaths', { count }));
    reportCount(category, 'Category', (count) =>
      message('productSource.noCategory', { count, name: OTHER_CATEGORY }),
    );
  }

  private productCells(product: SourceProduct): Partial<ProductSheetCells> {
    const { line, title, status, brand, attributes, seoTitle, seoDescription, variants } = product;
    const cut = (column: ProductSheetColumn, text: string, max: number) =>
      this.cut({ line, column, subject: title }, text, max);
    const filter = (column: ProductSheetColumn, values: readonly string[], max: number, maxLength: number) =>
      this.fitting({ line, column, subject: title }, values, max, maxLength);
    if (product.category === '') this.counted.category.push(line);
    if (variants.some(({ hasOwnPicture }) => hasOwnPicture)) this.counted.variantPictures.push(line);
    const texts = new Map<string, string>();
    // Other files have paths on the former shop's server, which they do not name.
    const pictures = product.pictures.filter(({ url }) => isUrl(url));
    if (pictures.length < product.pictures.length) this.counted.picturePaths.push(line);
    for (const { url, alt } of pictures) if (!texts.get(urlOf(url))) texts.set(urlOf(url), alt);
    const urls = filter('Pictures', [...texts.keys()], productLimits.pictures, Infinity);
    return {
      Title: cut('Title', title, productLimits.title),
      Description: this.description(product),
      Status: status,
      Category: cut('Category', product.category || OTHER_CATEGORY, MAX_CATEGORY),
      'Further categories': writeList(
        filter('Further categories', product.furtherCategories, MAX_FURTHER, MAX_CATEGORY),
      ),
      Brand: cut('Brand', brand, listingLimits.brand),
      Tags: writeList(filter('Tags', product.tags, MAX_TAGS, MAX_TAG)),
      Attributes: this.attributes({ line, title, attributes }),
      'SEO title': cut('SEO title', seoTitle, listingLimits.seoTitle),
      'SEO description': cut('SEO description', seoDescription, listingLimits.seoDescription),
      Pictures: urls.join(' '),
      'Alt texts': writeList(
        urls.map((url) => cut('Alt texts', texts.get(url) || title, productLimits.title)),
      ),
    };
  }

  private description({ line, title, html }: SourceProduct): string {
    const { markdown, hasMedia } = htmlToMarkdown(html);
    if (hasMedia) this.counted.media.push(line);
    const max = productLimits.description;
    if (markdown.length <= max) return markdown;
    const reason = message('productSource.cut', { max });
    this.report({ line, column: 'Description', subject: title }, reason);
    const end = markdown.lastIndexOf('\n\n', max);
    return end > 0 ? markdown.slice(0, end) : cutAtWord(markdown, max);
  }

  private attributes({
    line,
    title,
    attributes,
  }: Pick<SourceProduct, 'line' | 'title' | 'attributes'>): string {
    const { attributes: max, attributeName, attributeValue } = listingLimits;
    const fits = attributes.filter(
      ({ name, value }, index) =>
        index < max && name.length <= attributeName && value.length <= attributeValue,
    );
    if (fits.length < attributes.length) {
      const value = attributes
        .filter((each) => !fits.includes(each))
        .map(({ name }) => name)
        .join(', ');
      this.report(
        { line, column: 'Attributes', subject: title, value },
        message('productSource.leftOut', { max, maxLength: attributeValue }),
      );
    }
    return writeAttributes(fits);
  }

  /** Whether a variant costs something; one that is free in the former shop is reported. */
  private hasPrice({ title }: SourceProduct, { line, price }: SourceVariant): boolean {
    if (price === '' || toNumber(price) !== 0) return true;
    const place = { line, column: 'Price' as const, subject: title, value: price };
    this.report(place, message('productSource.free'));
    return false;
  }

  private variantCells(
    { title, changes }: SourceProduct,
    variant: SourceVariant,
  ): Partial<ProductSheetCells> {
    const { line, price, formerPrice, weight, requiresShipping, stock, sellsOn, unitPriceBase } = variant;
    const contents = this.measure({ line, column: 'Contents', subject: title }, variant.contents);
    const stockColumn = changes ? 'New stock' : 'Stock';
    const former = toNumber(formerPrice);
    const isReduced = Number.isNaN(former) || former > toNumber(price);
    if (stock !== null && stock < 0) {
      const value = String(stock);
      this.report({ line, column: stockColumn, subject: title, value }, message('productSource.oversold'));
    }
    return {
      SKU: this.sku(title, variant),
      Barcode: this.code({ line, column: 'Barcode', subject: title, value: variant.barcode }),
      Price: price,
      'Former price': formerPrice !== '' && isReduced ? formerPrice : '',
      Weight: weight === null || weight === 0 ? '' : String(Math.max(1, Math.round(weight))),
      Contents: contents,
      'Unit price base':
        contents && this.measure({ line, column: 'Unit price base', subject: title }, unitPriceBase),
      'Requires shipping': requiresShipping ? '' : 'no',
      'Backorder limit': stock !== null && sellsOn ? String(MAX_STOCK) : '',
      'Minimum quantity': countText(variant.quantityRules?.minimumQuantity),
      'Quantity step': countText(variant.quantityRules?.quantityStep),
      'Maximum quantity': countText(variant.quantityRules?.maximumQuantity),
      [stockColumn]: stock === null ? '' : String(Math.max(0, Math.trunc(stock))),
    };
  }

  private measure(place: Parameters<ReportRow>[0], value = ''): string {
    const measure = parseMeasure(value);
    if (value !== '' && !measure) this.report({ ...place, value }, message('productSource.noMeasure'));
    return measure ? formatMeasure(measure) : '';
  }

  private sku(title: string, { line, sku }: SourceVariant): string {
    const place = { line, column: 'SKU' as const, subject: title, value: sku };
    const code = this.code(place);
    if (code === '') return '';
    const first = this.skus.get(code);
    if (first === undefined) {
      this.skus.set(code, line);
      return code;
    }
    this.report(place, message('productSource.skuRepeated', { line: first }));
    return '';
  }

  private code(place: Parameters<ReportRow>[0] & { value: string }): string {
    const { value } = place;
    const max = productLimits.sku;
    if (value.length <= max && !ROUNDED_NUMBER.test(value)) return value;
    this.report(
      place,
      value.length > max ? message('productSource.tooLong', { max }) : message('productSource.rounded'),
    );
    return '';
  }

  private cut(place: Parameters<ReportRow>[0], value: string, max: number): string {
    const line = value.replaceAll(/\s+/g, ' ').trim();
    if (line.length <= max) return line;
    this.report({ ...place, value: line }, message('productSource.cut', { max }));
    return cutAtWord(line, max);
  }

  /** The values that fit, without repeated ones. */
  private fitting(
    place: Parameters<ReportRow>[0],
    values: readonly string[],
    max: number,
    maxLength: number,
  ): string[] {
    const distinct = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
    const fits = distinct.filter((value) => value.length <= maxLength).slice(0, max);
    if (fits.length < distinct.length) {
      const value = distinct.filter((each) => !fits.includes(each)).join(', ');
      const reason = Number.isFinite(maxLength)
        ? message('productSource.leftOut', { max, maxLength })
        : message('productSource.tooMany', { max });
      this.report({ ...place, value }, reason);
    }
    return fits;
  }
}

/** Options besides color and size are in the sheet's option columns, in their order. */
function optionCells(
  options: readonly string[],
  columns: readonly ('Colour' | 'Size' | 'Option')[],
  { values }: SourceVariant,
): Partial<ProductSheetCells> {
  const cells: Partial<Record<ProductSheetColumn, string>> = {};
  const free = [...otherOptionColumns];
  for (const [index, column] of columns.entries()) {
    const [name, value] = column === 'Option' ? (free.shift() ?? []) : [null, column];
    if (name) cells[name] = options[index] ?? '';
    if (value) cells[value] = values[index] ?? '';
  }
  return cells;
}

function cutAtWord(text: string, max: number): string {
  const end = text.lastIndexOf(' ', max);
  return cutText(text, end > max / 2 ? end : max).trim();
}

const toNumber = (amount: string) => Number(amount.replace(',', '.') || 0);

const isUrl = (text: string) => /^https?:\/\//i.test(text.trim());

/** Cells separate URLs by spaces, and the shop fetches none without encryption. */
const urlOf = (url: string) =>
  url
    .trim()
    .replaceAll(' ', '%20')
    .replace(/^http:/i, 'https:');

const countText = (count: number | null | undefined) => (count == null ? '' : String(count));
