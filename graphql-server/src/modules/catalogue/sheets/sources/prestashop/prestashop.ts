import { slugOf } from '../../../../../shared/handle.ts';
import { message } from '../../../../../shared/messages/message.ts';
import type { ProductSource, SourceProduct, SourceRow } from '../product-source.ts';

/**
 * Columns of the file that PrestaShop imports, and that its exporting modules write, then those of the list
 * of products. The weight is left out, because the file does not say its unit.
 */
const columns = [
  { field: 'active', names: ['Active (0/1)', 'Status'], fills: ['Status'] },
  { field: 'name', names: ['Name *', 'Name'], fills: ['Title'] },
  {
    field: 'categories',
    names: ['Categories (x,y,z...)', 'Category'],
    fills: ['Category', 'Further categories'],
  },
  { field: 'price', names: ['Price tax excluded', 'Price (tax excl.)'], fills: ['Price'] },
  { field: 'sku', names: ['Reference #', 'Reference'], fills: ['SKU'] },
  { field: 'brand', names: ['Manufacturer'], fills: ['Brand'] },
  { field: 'ean', names: ['EAN13'], fills: ['Barcode'] },
  { field: 'upc', names: ['UPC'], fills: ['Barcode'] },
  { field: 'stock', names: ['Quantity'], fills: ['Stock'] },
  { field: 'outOfStock', names: ['Out of stock action', 'Out of stock'], fills: ['Backorder limit'] },
  { field: 'short', names: ['Summary', 'Short description'], fills: ['Description'] },
  { field: 'description', names: ['Description'], fills: ['Description'] },
  { field: 'tags', names: ['Tags (x,y,z...)'], fills: ['Tags'] },
  { field: 'seoTitle', names: ['Meta title'], fills: ['SEO title'] },
  { field: 'seoDescription', names: ['Meta description'], fills: ['SEO description'] },
  { field: 'urlKey', names: ['URL rewritten'], fills: ['Handle'] },
  { field: 'pictures', names: ['Image URLs (x,y,z...)', 'Image'], fills: ['Pictures'] },
  { field: 'alts', names: ['Image alt texts (x,y,z...)'], fills: ['Alt texts'] },
  {
    field: 'features',
    names: ['Feature(Name:Value:Position)', 'Feature (Name:Value:Position)'],
    fills: ['Attributes'],
  },
] as const satisfies ProductSource['columns'];

type Field = (typeof columns)[number]['field'];
type Row = SourceRow<Field>;

/** PrestaShop's products; combinations are in another file, which has no products. */
export const prestaShop: ProductSource<Field> = {
  name: 'PrestaShop',
  columns,
  marks: ['Price tax excluded', 'Price (tax excl.)', 'URL rewritten'],
  required: ['name', 'price'],
  handleField: 'urlKey',
  productPaths: [],
  productsIn(rows, report) {
    const [first] = rows;
    if (first) {
      report({ line: first.line, column: 'Price', subject: '' }, message('productSource.withoutTax'));
    }
    return rows.map(toProduct);
  },
};

function toProduct({ line, cells }: Row): SourceProduct {
  // A path such as “Home/Clothes” ends with the category.
  const categories = listIn(cells.categories).map((path) => path.split('/').at(-1)?.trim() ?? '');
  const texts = listIn(cells.alts);
  return {
    line,
    handle: cells.urlKey || slugOf(cells.name ?? ''),
    title: cells.name ?? '',
    html: [cells.short, cells.description].filter(Boolean).join('\n'),
    status: cells.active === undefined || ['', '1'].includes(cells.active) ? 'ACTIVE' : 'DRAFT',
    category: categories[0] ?? '',
    furtherCategories: categories.slice(1),
    brand: cells.brand ?? '',
    tags: listIn(cells.tags),
    attributes: listIn(cells.features).flatMap((feature) => {
      const [name = '', value = ''] = feature.split(':').map((part) => part.trim());
      return name && value ? [{ name, value }] : [];
    }),
    seoTitle: cells.seoTitle ?? '',
    seoDescription: cells.seoDescription ?? '',
    pictures: listIn(cells.pictures).map((url, index) => ({ url, alt: texts[index] ?? '' })),
    options: [],
    variants: [
      {
        line,
        values: [],
        sku: cells.sku ?? '',
        barcode: [cells.ean, cells.upc].find((code) => code && code !== '0') ?? '',
        price: rounded(cells.price ?? ''),
        formerPrice: '',
        weight: null,
        requiresShipping: true,
        stock: cells.stock ? Number(cells.stock) : null,
        sellsOn: cells.outOfStock === '1',
        hasOwnPicture: false,
      },
    ],
  };
}

/** Prices without tax have six decimals, from prices with tax that have two. */
const rounded = (price: string) => (/\.\d{3,}$/.test(price) ? Number(price).toFixed(2) : price);

const listIn = (cell: string | undefined) =>
  (cell ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
