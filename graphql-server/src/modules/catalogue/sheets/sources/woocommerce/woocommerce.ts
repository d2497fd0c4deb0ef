import { Parser } from 'htmlparser2';
import type { ProductSheetColumn } from '../../product-sheet.ts';
import { productLimits } from '../../../products/product-rules.ts';
import type { ProductSource, ReportRow, SourceProduct, SourceRow, SourceVariant } from '../product-source.ts';
import { cutText } from '../../../../../shared/cut-text.ts';
import { slugOf } from '../../../../../shared/handle.ts';
import { message } from '../../../../../shared/messages/message.ts';
import type { LocalDate } from '../../../../../shared/time/local-date.ts';
import { obstacleOfSale } from '../sale-dates.ts';
import { descriptionHtml } from './description-html.ts';

const GRAMS = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 };
type WeightUnit = keyof typeof GRAMS;
const units = Object.keys(GRAMS) as WeightUnit[];

/** More attributes than any product has. */
export const MAX_ATTRIBUTES = 50;
const attributeNumbers = Array.from({ length: MAX_ATTRIBUTES }, (_, index) => index + 1);

const columns = [
  column('id', 'ID'),
  column('type', 'Type', 'Requires shipping'),
  column('virtual', 'Virtual', 'Requires shipping'),
  column('sku', 'SKU', 'SKU'),
  column('barcode', 'GTIN, UPC, EAN, or ISBN', 'Barcode'),
  column('name', 'Name', 'Title', 'Handle'),
  column('slug', 'Slug', 'Handle'),
  column('visibility', 'Visibility in catalog', 'Status'),
  column('published', 'Published', 'Status'),
  column('description', 'Description', 'Description'),
  column('short', 'Short description', 'Description'),
  column('stock', 'Stock', 'Stock'),
  column('inStock', 'In stock?', 'Stock'),
  column('backorders', 'Backorders allowed?', 'Backorder limit'),
  column('price', 'Regular price', 'Price', 'Former price'),
  column('reducedPrice', 'Sale price', 'Price', 'Former price'),
  column('saleStart', 'Date sale price starts', 'Price', 'Former price'),
  column('saleEnd', 'Date sale price ends', 'Price', 'Former price'),
  column('categories', 'Categories', 'Category', 'Further categories'),
  column('brands', 'Brands', 'Brand'),
  column('tags', 'Tags', 'Tags'),
  column('pictures', 'Images', 'Pictures', 'Alt texts'),
  column('parent', 'Parent'),
  ...units.map((unit) => column(unit, `Weight (${unit})`, 'Weight')),
  ...attributeNumbers.flatMap((number) => [
    column(`name${number}`, `Attribute ${number} name`, 'Attributes', 'Option'),
    column(`values${number}`, `Attribute ${number} value(s)`, 'Attributes', 'Option value', 'Colour', 'Size'),
  ]),
];

function column<Field extends string>(field: Field, name: string, ...fills: ProductSheetColumn[]) {
  return { field, names: [name], fills };
}

type Field = (typeof columns)[number]['field'];
type Row = SourceRow<Field>;

/**
 * WooCommerce's product export as CSV, or as XML of WordPress (`wordpress/`): a row per product, and for a
 * variable product a row per variation, which names its parent by id or SKU and may stand before it.
 */
export const wooCommerce: ProductSource<Field> = {
  name: 'WooCommerce',
  columns,
  marks: ['Regular price', 'Visibility in catalog', 'Attribute 1 value(s)'],
  required: ['type', 'name', 'price'],
  // Only the XML has it.
  handleField: 'slug',
  productPaths: ['/product/*'],
  productsIn(rows, report, today) {
    const parents = rows.filter(({ cells }) => !isVariation(cells));
    const keys = new Map<string, Row>();
    for (const row of parents) {
      if (row.cells.sku) keys.set(row.cells.sku, row);
      if (row.cells.id) keys.set(`id:${row.cells.id}`, row);
    }
    const parentOf = ({ cells }: Row) => keys.get(cells.parent ?? '') ?? null;
    const onSale = rows.filter(({ line, cells }) => {
      if (!isVariation(cells)) return false;
      const isDisabled = ['0', '-1'].includes(cells.published ?? '');
      if (isDisabled)
        report({ line, column: null, subject: nameOf(cells) }, message('productSource.disabled'));
      return !isDisabled;
    });
    const variations = Map.groupBy(onSale, parentOf);
    for (const { line, cells } of variations.get(null) ?? [])
      report({ line, column: null, subject: nameOf(cells) }, message('productSource.noParent'));
    return parents.flatMap((row) => {
      const kind = kindOf(row.cells);
      const ofProduct = variations.get(row) ?? [];
      if (kind === 'simple') return [toProduct(row, null, report, today)];
      if (kind === 'variable' && ofProduct.length > 0) return [toProduct(row, ofProduct, report, today)];
      const reason =
        kind === 'variable' ? message('productSource.noVariation') : message('productSource.kind', { kind });
      report({ line: row.line, column: null, subject: nameOf(row.cells) }, reason);
      return [];
    });
  },
};

/** A type such as “simple, virtual” has further properties. */
const kindOf = ({ type }: Row['cells']) => (type ?? '').split(',')[0]?.trim().toLowerCase() ?? '';
/** A downloadable product that is not virtual is delivered, too, such as a record with its files. */
const isVirtual = ({ type, virtual }: Row['cells']) =>
  virtual === '1' || listIn(type).some((property) => property.toLowerCase() === 'virtual');
const isVariation = (cells: Row['cells']) => kindOf(cells) === 'variation';
const nameOf = ({ name }: Row['cells']) => unescaped(name ?? '');

/** WordPress stores names of products and categories as HTML, but what looks like a tag may be none. */
function unescaped(html: string): string {
  let text = '';
  new Parser({ ontext: (part) => (text += part) }).end(html.replaceAll('<', '&lt;'));
  return text.trim();
}

/** Values separated by commas; a comma of a value has a backslash. */
function listIn(cell: string | undefined): string[] {
  const values = cell?.match(/(?:\\.|[^\\,])+/gs) ?? [];
  return values.map((value) => value.replaceAll(/\\(.)/gs, '$1').trim()).filter(Boolean);
}

const namesIn = (cell: string | undefined) => listIn(cell).map(unescaped);

function attributesIn(cells: Row['cells']): { name: string; values: string[] }[] {
  return attributeNumbers.flatMap((number) => {
    const name = unescaped(cells[`name${number}`] ?? '');
    return name === '' ? [] : [{ name, values: namesIn(cells[`values${number}`]) }];
  });
}

function toProduct(
  { line, cells }: Row,
  variations: readonly Row[] | null,
  report: ReportRow,
  today: LocalDate,
): SourceProduct {
  const ofVariations = (variations ?? []).map((row) => ({ row, attributes: attributesIn(row.cells) }));
  const options = attributesIn(cells)
    .map(({ name }) => name)
    .filter((name) => ofVariations.some(({ attributes }) => attributes.some((each) => each.name === name)));
  const sharesStock = ofVariations.filter(({ row }) => isStockOfParent(row.cells)).length > 1;
  if (sharesStock && stockOf(cells)) {
    const place = { line, column: 'Stock' as const, subject: nameOf(cells), value: cells.stock ?? '' };
    report(place, message('productSource.sharedStock'));
  }
  const isPublished = cells.published === '1' || cells.published === undefined;
  const isHidden = cells.visibility === 'hidden';
  if (isPublished && isHidden) {
    const place = { line, column: 'Status' as const, subject: nameOf(cells), value: 'hidden' };
    report(place, message('productSource.hidden'));
  }
  const categories = listIn(cells.categories).map((path) => unescaped(path.split('>').at(-1) ?? ''));
  return {
    line,
    handle: slugOf(cells.slug ?? '') || slugOf(nameOf(cells)),
    title: nameOf(cells),
    html: [cells.short, cells.description].map((text) => descriptionHtml(text ?? '')).join('\n'),
    status: isPublished && !isHidden ? 'ACTIVE' : 'DRAFT',
    category: categories[0] ?? '',
    furtherCategories: categories.slice(1),
    brand: namesIn(cells.brands)[0] ?? '',
    tags: namesIn(cells.tags),
    attributes: attributesIn(cells)
      .filter(({ name, values }) => !options.includes(name) && values.length > 0)
      .map(({ name, values }) => ({ name, value: values.join(', ') })),
    seoTitle: '',
    seoDescription: '',
    pictures: [cells, ...ofVariations.map(({ row }) => row.cells)]
      .flatMap(({ pictures }) => listIn(pictures))
      .map((url) => ({ url, alt: '' })),
    options,
    variants:
      variations === null
        ? [toVariant({ line, cells }, [], report, today)]
        : ofVariations.map(({ row, attributes }) => {
            const values = options.map(
              (option) => attributes.find(({ name }) => name === option)?.values[0] ?? '',
            );
            const open = options.find((_, index) => values[index] === '');
            if (open !== undefined) {
              const place = { kind: 'ERROR' as const, line: row.line, column: 'Option value' as const };
              report(
                { ...place, subject: nameOf(cells) },
                message('productSource.anyValue', { option: cutText(open, productLimits.optionName) }),
              );
            }
            return {
              ...toVariant(row, values, report, today),
              ...(isStockOfParent(row.cells) &&
                !sharesStock && { stock: stockOf(cells), sellsOn: sellsOn(cells) }),
              hasOwnPicture: Boolean(row.cells.pictures),
            };
          }),
  };
}

/** Whether a variation's stock is counted at its parent. */
const isStockOfParent = ({ stock }: Row['cells']) => stock === 'parent';

const sellsOn = ({ backorders }: Row['cells']) => ['1', 'notify'].includes(backorders ?? '');

/** Null for a stock that is not counted. */
function stockOf({ stock, inStock }: Row['cells']): number | null {
  if (stock !== undefined && /^-?\d+(\.\d+)?$/.test(stock)) return Number(stock);
  return inStock === '0' ? 0 : null;
}

function toVariant(
  { line, cells }: Row,
  values: string[],
  report: ReportRow,
  today: LocalDate,
): SourceVariant {
  const unit = units.find((each) => cells[each]);
  const obstacle = cells.reducedPrice ? obstacleOfSale(cells.saleStart, cells.saleEnd, today) : null;
  if (obstacle)
    report({ line, column: 'Price', subject: nameOf(cells), value: cells.reducedPrice ?? '' }, obstacle);
  const reducedPrice = obstacle ? '' : (cells.reducedPrice ?? '');
  return {
    line,
    values,
    sku: cells.sku ?? '',
    barcode: cells.barcode ?? '',
    price: reducedPrice || (cells.price ?? ''),
    formerPrice: reducedPrice ? (cells.price ?? '') : '',
    weight: unit ? Number(cells[unit]?.replace(',', '.')) * GRAMS[unit] : null,
    requiresShipping: !isVirtual(cells),
    stock: stockOf(cells),
    sellsOn: sellsOn(cells),
    hasOwnPicture: false,
  };
}
