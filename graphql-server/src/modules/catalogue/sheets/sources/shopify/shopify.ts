import { message } from '../../../../../shared/messages/message.ts';
import type { ProductStatus } from '../../../listing/product-listing.ts';
import type { ProductSource, SourceProduct, SourceRow, SourceVariant } from '../product-source.ts';

/** Columns by their names until 2024 and since. Errors name the first of several columns for a value. */
const columns = [
  { field: 'handle', names: ['Handle', 'URL handle'], fills: ['Handle'] },
  { field: 'title', names: ['Title'], fills: ['Title'] },
  { field: 'html', names: ['Body (HTML)', 'Description'], fills: ['Description'] },
  { field: 'vendor', names: ['Vendor'], fills: ['Brand'] },
  { field: 'type', names: ['Type', 'Custom Product Type'], fills: ['Category'] },
  { field: 'category', names: ['Product Category', 'Standard Product Type'], fills: ['Category'] },
  { field: 'tags', names: ['Tags'], fills: ['Tags'] },
  { field: 'published', names: ['Published', 'Published on online store'], fills: ['Status'] },
  { field: 'status', names: ['Status'], fills: ['Status'] },
  { field: 'name1', names: ['Option1 Name'], fills: ['Option'] },
  { field: 'value1', names: ['Option1 Value'], fills: ['Option value', 'Colour', 'Size'] },
  { field: 'name2', names: ['Option2 Name'], fills: ['Option 2'] },
  { field: 'value2', names: ['Option2 Value'], fills: ['Option value 2'] },
  { field: 'name3', names: ['Option3 Name'], fills: ['Option 3'] },
  { field: 'value3', names: ['Option3 Value'], fills: ['Option value 3'] },
  { field: 'sku', names: ['Variant SKU', 'SKU'], fills: ['SKU'] },
  { field: 'barcode', names: ['Variant Barcode', 'Barcode'], fills: ['Barcode'] },
  { field: 'grams', names: ['Variant Grams', 'Weight value (grams)'], fills: ['Weight'] },
  { field: 'price', names: ['Variant Price', 'Price'], fills: ['Price'] },
  {
    field: 'measure',
    names: ['Unit Price Total Measure'],
    fills: ['Contents'],
  },
  {
    field: 'measureUnit',
    names: ['Unit Price Total Measure Unit'],
    fills: ['Contents'],
  },
  {
    field: 'base',
    names: ['Unit Price Base Measure'],
    fills: ['Unit price base'],
  },
  {
    field: 'baseUnit',
    names: ['Unit Price Base Measure Unit'],
    fills: ['Unit price base'],
  },
  {
    field: 'formerPrice',
    names: ['Variant Compare At Price', 'Compare-at price'],
    fills: ['Former price'],
  },
  { field: 'stock', names: ['Variant Inventory Qty', 'Inventory quantity'], fills: ['Stock'] },
  { field: 'tracker', names: ['Variant Inventory Tracker', 'Inventory tracker'], fills: ['Stock'] },
  {
    field: 'policy',
    names: ['Variant Inventory Policy', 'Continue selling when out of stock'],
    fills: ['Backorder limit'],
  },
  {
    field: 'requiresShipping',
    names: ['Variant Requires Shipping', 'Requires shipping'],
    fills: ['Requires shipping'],
  },
  { field: 'picture', names: ['Image Src', 'Product image URL'], fills: ['Pictures'] },
  { field: 'position', names: ['Image Position'], fills: ['Pictures'] },
  { field: 'alt', names: ['Image Alt Text'], fills: ['Alt texts'] },
  { field: 'variantPicture', names: ['Variant Image', 'Variant image URL'], fills: ['Pictures'] },
  { field: 'gender', names: ['Google Shopping / Gender'], fills: ['Attributes'] },
  { field: 'ageGroup', names: ['Google Shopping / Age Group'], fills: ['Attributes'] },
  { field: 'giftCard', names: ['Gift Card'], fills: [] },
  { field: 'seoTitle', names: ['SEO Title'], fills: ['SEO title'] },
  { field: 'seoDescription', names: ['SEO Description'], fills: ['SEO description'] },
] as const satisfies ProductSource['columns'];

type Field = (typeof columns)[number]['field'];
type Row = SourceRow<Field>;

/**
 * Shopify's product export: a row per variant, whose first one has the product's values, and rows that only
 * add a picture.
 */
export const shopify: ProductSource<Field> = {
  name: 'Shopify',
  columns,
  marks: ['Body (HTML)', 'Option1 Value', 'Variant Price', 'URL handle', 'Product image URL'],
  required: ['handle', 'title', 'price'],
  handleField: 'handle',
  productPaths: ['/products/*', '/collections/*/products/*'],
  productsIn: (rows, report) =>
    [...Map.groupBy(rows, ({ line, cells }) => cells.handle || cells.title || line).values()].flatMap(
      (group) => {
        const first = group.find(({ cells }) => cells.title) ?? group[0];
        if (!first) return [];
        if (!isTrue(first.cells.giftCard)) return [toProduct(first, group)];
        const subject = first.cells.title ?? '';
        report({ line: first.line, column: null, subject }, message('productSource.giftCard'));
        return [];
      },
    ),
};

function toProduct({ line, cells }: Row, rows: readonly Row[]): SourceProduct {
  const names = [cells.name1, cells.name2, cells.name3];
  const variants = rows.filter(isVariant);
  // Shopify gives a product without options one of this name, with the value “Default Title”.
  const hasNoOption = cells.name1 === 'Title' && !cells.name2 && variants.length === 1;
  const used = hasNoOption ? [] : [0, 1, 2].filter((index) => names[index]);
  return {
    line,
    handle: cells.handle || (cells.title ?? ''),
    title: cells.title ?? '',
    html: cells.html ?? '',
    status: statusOf(cells),
    category: cells.type || (cells.category?.split('>').at(-1)?.trim() ?? ''),
    furtherCategories: [],
    brand: cells.vendor ?? '',
    tags: cells.tags?.split(',') ?? [],
    // Feeds read attributes with these names.
    attributes: [
      { name: 'Gender', value: cells.gender ?? '' },
      { name: 'Age group', value: cells.ageGroup ?? '' },
    ].filter(({ value }) => value !== ''),
    seoTitle: cells.seoTitle ?? '',
    seoDescription: cells.seoDescription ?? '',
    pictures: picturesIn(rows),
    options: used.map((index) => names[index] ?? ''),
    variants: variants.map((row) => toVariant(row, used)),
  };
}

/** A product that is not published in Shopify's own shop was sold elsewhere. */
function statusOf({ status, published }: Row['cells']): ProductStatus {
  if (status?.toLowerCase() === 'archived') return 'ARCHIVED';
  const isActive = !status || status.toLowerCase() === 'active';
  return isActive && !isFalse(published) ? 'ACTIVE' : 'DRAFT';
}

const isTrue = (cell: string | undefined) => cell?.toLowerCase() === 'true';
const isFalse = (cell: string | undefined) => cell?.toLowerCase() === 'false';

/** Other rows only add a picture. */
function isVariant({ cells }: Row): boolean {
  return Boolean(cells.price || cells.value1 || cells.sku || cells.title);
}

/** The pictures at their positions, then those that only a variant has. */
function picturesIn(rows: readonly Row[]) {
  const ofProduct = rows
    .filter(({ cells }) => cells.picture)
    .map(({ cells }) => ({
      url: cells.picture ?? '',
      alt: cells.alt ?? '',
      position: Number(cells.position || Infinity),
    }))
    .toSorted((one, other) => (one.position === other.position ? 0 : one.position - other.position));
  const ofVariants = rows.flatMap(({ cells }) =>
    cells.variantPicture ? [{ url: cells.variantPicture, alt: '' }] : [],
  );
  return [...ofProduct.map(({ url, alt }) => ({ url, alt })), ...ofVariants];
}

const measureIn = (amount = '', unit = '') => `${amount} ${unit}`.trim();

function toVariant({ line, cells }: Row, options: readonly number[]): SourceVariant {
  const values = [cells.value1, cells.value2, cells.value3];
  const sellsOn = cells.policy?.toLowerCase() === 'continue' || isTrue(cells.policy);
  const isCounted = cells.tracker !== '' && cells.stock !== undefined && cells.stock !== '';
  return {
    line,
    values: options.map((index) => values[index] ?? ''),
    // Shopify puts an apostrophe before numbers, so that spreadsheets keep their zeros.
    sku: cells.sku?.replace(/^'/, '') ?? '',
    barcode: cells.barcode?.replace(/^'/, '') ?? '',
    price: cells.price ?? '',
    formerPrice: cells.formerPrice ?? '',
    contents: measureIn(cells.measure, cells.measureUnit),
    unitPriceBase: measureIn(cells.base, cells.baseUnit),
    weight: cells.grams ? Number(cells.grams) : null,
    requiresShipping: !isFalse(cells.requiresShipping),
    stock: isCounted ? Number(cells.stock) : null,
    sellsOn,
    hasOwnPicture: Boolean(cells.variantPicture),
  };
}
