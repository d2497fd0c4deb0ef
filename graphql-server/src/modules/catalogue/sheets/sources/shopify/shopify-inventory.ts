import { message } from '../../../../../shared/messages/message.ts';
import type { ProductSource, ReportRow, SourceProduct, SourceRow, SourceVariant } from '../product-source.ts';

/** Columns of the export by location, by their names before and since some of them can be edited. */
const columns = [
  { field: 'handle', names: ['Handle'], fills: ['Handle'] },
  { field: 'title', names: ['Title'], fills: [] },
  { field: 'name1', names: ['Option1 Name'], fills: ['Option'] },
  { field: 'value1', names: ['Option1 Value'], fills: ['Option value', 'Colour', 'Size'] },
  { field: 'name2', names: ['Option2 Name'], fills: ['Option 2'] },
  { field: 'value2', names: ['Option2 Value'], fills: ['Option value 2'] },
  { field: 'name3', names: ['Option3 Name'], fills: ['Option 3'] },
  { field: 'value3', names: ['Option3 Value'], fills: ['Option value 3'] },
  // It only helps to find the product.
  { field: 'sku', names: ['SKU'], fills: [] },
  { field: 'customsCode', names: ['HS Code'], fills: ['Customs code'] },
  { field: 'country', names: ['COO'], fills: ['Origin'] },
  { field: 'location', names: ['Location'], fills: [] },
  { field: 'available', names: ['Available', 'Available (not editable)'], fills: ['New stock'] },
] as const satisfies ProductSource['columns'];

type Field = (typeof columns)[number]['field'];
type Row = SourceRow<Field>;

/** Shopify's inventory export: a row per variant and location, with the units that can be sold from there. */
export const shopifyInventory: ProductSource<Field> = {
  name: 'Shopify (inventory)',
  columns,
  marks: ['Location'],
  required: ['handle', 'value1', 'location', 'available'],
  handleField: 'handle',
  productPaths: [],
  onlyChanges: true,
  productsIn: (rows, report) =>
    [...Map.groupBy(rows, ({ cells }) => cells.handle ?? '').values()].flatMap((group) =>
      group[0] ? [toProduct(group[0], group, report)] : [],
    ),
};

function toProduct({ line, cells }: Row, rows: readonly Row[], report: ReportRow): SourceProduct {
  const names = [cells.name1, cells.name2, cells.name3];
  const variants = [...Map.groupBy(rows, keyOf).values()];
  // Shopify gives a product without options one of this name, with the value “Default Title”.
  const hasNoOption = cells.name1 === 'Title' && !cells.name2 && variants.length === 1;
  const used = hasNoOption ? [] : [0, 1, 2].filter((index) => names[index]);
  const valueOf = (field: 'country' | 'customsCode', column: 'Origin' | 'Customs code') => {
    const values = [...new Set(rows.map((row) => row.cells[field] ?? '').filter(Boolean))];
    const [value = ''] = values;
    const place = { line, column, subject: cells.title ?? '', value: values.join(', ') };
    if (values.length > 1) report(place, message('productSource.oneOfVariants', { value }));
    return value;
  };
  return {
    line,
    handle: cells.handle ?? '',
    title: cells.title ?? '',
    html: '',
    status: 'DRAFT',
    category: '',
    furtherCategories: [],
    brand: '',
    tags: [],
    attributes: [],
    seoTitle: '',
    seoDescription: '',
    pictures: [],
    options: used.map((index) => names[index] ?? ''),
    variants: variants.flatMap((locations) => toVariant(locations, used)),
    changes: { Origin: valueOf('country', 'Origin'), 'Customs code': valueOf('customsCode', 'Customs code') },
  };
}

const keyOf = ({ cells: { value1, value2, value3 } }: Row) => JSON.stringify([value1, value2, value3]);

/** A variant has one row for each location. */
function toVariant(locations: readonly Row[], options: readonly number[]): SourceVariant[] {
  const [first] = locations;
  if (!first) return [];
  const { line, cells } = first;
  const values = [cells.value1, cells.value2, cells.value3];
  // Other locations say “not stocked”.
  const stocks = locations.map((row) => row.cells.available ?? '').filter((text) => /^-?\d+$/.test(text));
  return [
    {
      line,
      values: options.map((index) => values[index] ?? ''),
      sku: cells.sku?.replace(/^'/, '') ?? '',
      barcode: '',
      price: '',
      formerPrice: '',
      weight: null,
      requiresShipping: true,
      sellsOn: false,
      stock: stocks.length > 0 ? stocks.reduce((sum, text) => sum + Number(text), 0) : null,
      hasOwnPicture: false,
    },
  ];
}
