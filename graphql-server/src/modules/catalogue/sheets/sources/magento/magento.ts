import { slugOf } from '../../../../../shared/handle.ts';
import { message } from '../../../../../shared/messages/message.ts';
import type { LocalDate } from '../../../../../shared/time/local-date.ts';
import { MAX_QUANTITY_RULE } from '../../../products/product-rules.ts';
import type { QuantityRules } from '../../../variants/quantity-rules.ts';
import type { ProductSource, ReportRow, SourceProduct, SourceRow, SourceVariant } from '../product-source.ts';
import { obstacleOfSale } from '../sale-dates.ts';

/** The weight is left out, because the file does not say its unit. */
const columns = [
  { field: 'sku', names: ['sku'], fills: ['SKU'] },
  { field: 'storeView', names: ['store_view_code'], fills: [] },
  { field: 'type', names: ['product_type'], fills: ['Requires shipping'] },
  { field: 'categories', names: ['categories'], fills: ['Category', 'Further categories'] },
  { field: 'name', names: ['name'], fills: ['Title'] },
  { field: 'description', names: ['description'], fills: ['Description'] },
  { field: 'short', names: ['short_description'], fills: ['Description'] },
  { field: 'online', names: ['product_online'], fills: ['Status'] },
  { field: 'visibility', names: ['visibility'], fills: ['Status'] },
  { field: 'price', names: ['price'], fills: ['Price', 'Former price'] },
  { field: 'specialPrice', names: ['special_price'], fills: ['Price', 'Former price'] },
  { field: 'specialFrom', names: ['special_price_from_date'], fills: ['Price', 'Former price'] },
  { field: 'specialTo', names: ['special_price_to_date'], fills: ['Price', 'Former price'] },
  { field: 'urlKey', names: ['url_key'], fills: ['Handle'] },
  { field: 'seoTitle', names: ['meta_title'], fills: ['SEO title'] },
  { field: 'seoDescription', names: ['meta_description'], fills: ['SEO description'] },
  { field: 'picture', names: ['base_image'], fills: ['Pictures'] },
  { field: 'alt', names: ['base_image_label'], fills: ['Alt texts'] },
  { field: 'pictures', names: ['additional_images'], fills: ['Pictures'] },
  { field: 'alts', names: ['additional_image_labels'], fills: ['Alt texts'] },
  { field: 'attributes', names: ['additional_attributes'], fills: ['Attributes'] },
  { field: 'stock', names: ['qty'], fills: ['Stock'] },
  { field: 'inStock', names: ['is_in_stock'], fills: ['Stock'] },
  { field: 'managesStock', names: ['manage_stock'], fills: ['Stock'] },
  { field: 'usesConfigForStock', names: ['use_config_manage_stock'], fills: ['Stock'] },
  { field: 'backorders', names: ['allow_backorders'], fills: ['Backorder limit'] },
  { field: 'usesConfigForBackorders', names: ['use_config_backorders'], fills: ['Backorder limit'] },
  { field: 'minimum', names: ['min_cart_qty'], fills: ['Minimum quantity'] },
  { field: 'usesConfigForMinimum', names: ['use_config_min_sale_qty'], fills: ['Minimum quantity'] },
  { field: 'maximum', names: ['max_cart_qty'], fills: ['Maximum quantity'] },
  { field: 'usesConfigForMaximum', names: ['use_config_max_sale_qty'], fills: ['Maximum quantity'] },
  { field: 'hasStep', names: ['enable_qty_increments'], fills: ['Quantity step'] },
  { field: 'usesConfigForHasStep', names: ['use_config_enable_qty_inc'], fills: ['Quantity step'] },
  { field: 'step', names: ['qty_increments'], fills: ['Quantity step'] },
  { field: 'usesConfigForStep', names: ['use_config_qty_increments'], fills: ['Quantity step'] },
  {
    field: 'variations',
    names: ['configurable_variations'],
    fills: ['Option', 'Option value', 'Colour', 'Size'],
  },
  { field: 'labels', names: ['configurable_variation_labels'], fills: ['Option'] },
] as const satisfies ProductSource['columns'];

type Field = (typeof columns)[number]['field'];
type Row = SourceRow<Field>;

const HIDDEN = 'not visible individually';

/**
 * Magento's product export: a row per product, and one per variant, which the row of the whole product names
 * by SKU. Rows of a store view only have translations.
 */
export const magento: ProductSource<Field> = {
  name: 'Magento',
  columns,
  marks: ['attribute_set_code', 'configurable_variations', 'product_online'],
  required: ['sku', 'name', 'price'],
  handleField: 'urlKey',
  // Categories and pages have the same form.
  productPaths: [],
  productsIn(rows, report, today) {
    const products = rows.filter(({ cells }) => !cells.storeView);
    const bySku = new Map(products.map((row) => [row.cells.sku ?? '', row]));
    const variationsByRow = new Map(products.map((row) => [row, variationsIn(row.cells.variations)]));
    const variants = new Set([...variationsByRow.values()].flat().map(({ sku }) => sku));
    return products.flatMap((row) => {
      const { line, cells } = row;
      if (variants.has(cells.sku ?? '')) return [];
      const kind = (cells.type || 'simple').toLowerCase();
      if (kind === 'configurable') {
        const variations = (variationsByRow.get(row) ?? []).flatMap(({ sku, values }) => {
          const variant = bySku.get(sku);
          if (variant) return [{ row: variant, values }];
          const place = { line, column: 'SKU' as const, subject: cells.name ?? '', value: sku };
          report(place, message('productSource.noRowOfVariation'));
          return [];
        });
        if (variations.length > 0) return [toProduct(row, variations, report, today)];
        report({ line, column: null, subject: cells.name ?? '' }, message('productSource.noVariation'));
        return [];
      }
      if (['simple', 'virtual', 'downloadable'].includes(kind)) return [toProduct(row, null, report, today)];
      report({ line, column: null, subject: cells.name ?? '' }, message('productSource.kind', { kind }));
      return [];
    });
  },
};

interface Variation {
  row: Row;
  values: ReadonlyMap<string, string>;
}

function toProduct(
  { line, cells }: Row,
  variations: readonly Variation[] | null,
  report: ReportRow,
  today: LocalDate,
): SourceProduct {
  const codes = [...new Set((variations ?? []).flatMap(({ values }) => [...values.keys()]))];
  const labels = pairsIn(cells.labels);
  const paths = (cells.categories ?? '').split(',').map((path) => path.split('/').map((part) => part.trim()));
  // The first part is the root of all, and the deepest category says most.
  const categories = paths
    .filter((path) => path.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((path) => path.at(-1) ?? '');
  const isShown = cells.online !== '2' && cells.visibility?.toLowerCase() !== HIDDEN;
  return {
    line,
    handle: cells.urlKey || slugOf(cells.name ?? ''),
    title: cells.name ?? '',
    html: [cells.short, cells.description].filter(Boolean).join('\n'),
    status: isShown ? 'ACTIVE' : 'DRAFT',
    category: categories[0] ?? '',
    furtherCategories: categories.slice(1),
    brand: '',
    tags: [],
    attributes: [...pairsIn(cells.attributes)]
      .filter(([code, value]) => !codes.includes(code) && value !== '')
      .map(([code, value]) => ({ name: nameOf(code), value: value.split('|').join(', ') })),
    seoTitle: cells.seoTitle ?? '',
    seoDescription: cells.seoDescription ?? '',
    pictures: picturesIn(cells),
    options: codes.map((code) => labels.get(code) ?? nameOf(code)),
    variants:
      variations === null
        ? [toVariant({ line, cells }, [], report, today)]
        : variations.map(({ row, values }) =>
            toVariant(
              row,
              codes.map((code) => values.get(code) ?? ''),
              report,
              today,
            ),
          ),
  };
}

function toVariant(
  { line, cells }: Row,
  values: readonly string[],
  report: ReportRow,
  today: LocalDate,
): SourceVariant {
  const { specialPrice = '', specialFrom, specialTo, price = '' } = cells;
  const obstacle = specialPrice === '' ? null : obstacleOfSale(specialFrom, specialTo, today);
  if (obstacle) report({ line, column: 'Price', subject: cells.name ?? '', value: specialPrice }, obstacle);
  const isReduced = specialPrice !== '' && !obstacle;
  return {
    line,
    values,
    sku: cells.sku ?? '',
    barcode: '',
    price: isReduced ? specialPrice : price,
    formerPrice: isReduced ? price : '',
    weight: null,
    requiresShipping: !['virtual', 'downloadable'].includes((cells.type ?? '').toLowerCase()),
    stock: stockOf(cells),
    sellsOn: sellsOn(cells),
    quantityRules: quantityRulesOf(cells),
    hasOwnPicture: false,
  };
}

/**
 * Where a product uses the shop's configuration, its own numbers do not count. Magento's maximum of 10,000 by
 * default is no rule, and its minimum need not be a multiple of
 * the step: the next multiple is used.
 */
function quantityRulesOf(cells: Row['cells']): QuantityRules {
  const own = (usesConfig: string | undefined, value: string | undefined): number =>
    usesConfig === '1' ? 0 : Math.trunc(Number(value ?? 0)) || 0;
  const hasStep = own(cells.usesConfigForHasStep, cells.hasStep) === 1;
  const step = Math.max(1, hasStep ? own(cells.usesConfigForStep, cells.step) : 1);
  const minimum = Math.ceil(own(cells.usesConfigForMinimum, cells.minimum) / step) * step;
  const maximum = own(cells.usesConfigForMaximum, cells.maximum);
  // Rules that are out of range or contradict each other are left out, so that the product is imported.
  const limit = maximum - (maximum % step);
  const isPossible = (quantity: number) => quantity >= step && quantity <= MAX_QUANTITY_RULE;
  return {
    minimumQuantity: minimum > step && isPossible(minimum) ? minimum : null,
    quantityStep: step > 1 && isPossible(step) ? step : null,
    maximumQuantity: limit >= minimum && isPossible(limit) ? limit : null,
  };
}

/*
 * Where a product uses the shop's configuration, its own flag does not count; by default stock is counted,
 * without back-orders.
 */
const sellsOn = ({ usesConfigForBackorders, backorders }: Row['cells']) =>
  usesConfigForBackorders !== '1' && ['1', '2'].includes(backorders ?? '');

/** Null for a stock that is not counted. */
function stockOf({ stock, inStock, ...flags }: Row['cells']): number | null {
  if (flags.usesConfigForStock !== '1' && flags.managesStock === '0') return null;
  if (inStock === '0') return 0;
  return stock === undefined || stock === '' ? null : Number(stock);
}

/** `sku=MH01-XS,size=XS,color=Black|sku=...`, with the values of the options by their codes. */
function variationsIn(cell: string | undefined): { sku: string; values: Map<string, string> }[] {
  return (cell ?? '').split('|').flatMap((part) => {
    const values = pairsIn(part);
    const sku = values.get('sku');
    values.delete('sku');
    return sku ? [{ sku, values }] : [];
  });
}

/** `size=Size,color=Color`; a value may have commas, but not before something like `code=`. */
function pairsIn(cell: string | undefined): Map<string, string> {
  return new Map(
    (cell ?? '').split(/,(?=[a-z0-9_]+=)/i).flatMap((pair) => {
      const [, code = '', value = ''] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
      return code === '' ? [] : [[code.trim(), value.trim()]];
    }),
  );
}

/** The name of an attribute by its code: “Care instructions” for `care_instructions`. */
function nameOf(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function picturesIn({ picture, alt, pictures, alts }: Row['cells']): { url: string; alt: string }[] {
  const texts = (alts ?? '').split(',');
  const further = (pictures ?? '').split(',').map((url, index) => ({ url, alt: texts[index] ?? '' }));
  return [{ url: picture ?? '', alt: alt ?? '' }, ...further].filter(({ url }) => url.trim() !== '');
}
