import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { findMetadata } from '../metadata/metadata-query.ts';
import { type CustomField, fieldsOf, type FieldValues } from '../custom-fields/custom-fields.ts';
import { valuesByKey } from '../custom-fields/field-values.ts';
import { fields, id, type KnownMetadata, money, ownData, ownDataOf } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import { productStatuses } from './listing/product-listing.ts';
import type { Product } from './products/product-query.ts';
import { selectProducts, toProduct } from './products/product-query.ts';
import type { QuantityRules } from './variants/quantity-rules.ts';
import { measureUnits } from './unit-prices/unit-price.ts';
import type { Variant } from './variants/variant.ts';
import { VariantService } from './variants/variant.service.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

const quantityRule = z.int().nullable();

const unitMeasure = z.object({
  amount: z.number().describe('With at most 3 decimals.'),
  unit: z.enum(measureUnits),
});

const variant = z.object({
  id,
  sku: z.string().nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  others: z.array(z.string()).describe('The values of its options other than colour and size.'),
  other: z.string().nullable().describe('Deprecated: the first of `others`; `null` if there is none.'),
  price: money,
  regularPrice: money
    .nullable()
    .describe('The price before a reduction, in minor units; `null` if there is none.'),
  stock: z.int().describe('1,000,000 if it is not tracked.'),
  tracksStock: z.boolean().describe('Whether orders reduce its stock.'),
  requiresShipping: z.boolean().describe('Whether it must be delivered.'),
  leadTimeDays: z
    .int()
    .nullable()
    .describe('If it is made to order: the days until it ships; otherwise `null`.'),
  backordered: z.int().describe('Units sold beyond the stock, which wait for it.'),
  backorderLimit: z.int().describe('How many units may be sold beyond the stock.'),
  availableFrom: z
    .string()
    .nullable()
    .describe('The day from which these ship, if it is in the future; otherwise `null`.'),
  minimumQuantity: quantityRule.describe('The fewest units of an order; `null` for no minimum.'),
  quantityStep: quantityRule.describe('Orders have multiples of this; `null` for any number.'),
  maximumQuantity: quantityRule.describe('The most units of an order; `null` for no maximum.'),
  unitMeasure: unitMeasure.nullable().describe('What it contains; `null` if that is not stated.'),
  unitPrice: z
    .object({ price: money.describe('The price of `per`, in minor units.'), per: unitMeasure })
    .nullable()
    .describe('Its price per unit of measurement; `null` if there is none.'),
  fields,
  ...ownData,
});

const product = z.object({
  id,
  handle: z.string().describe('Its identifier in the shop’s URLs.'),
  title: z.string(),
  status: z.enum(productStatuses),
  brand: z.string().nullable(),
  category: z.string().describe('The label of its main category.'),
  currency: z.string().describe('ISO 4217 code of all prices.'),
  price: money.describe('The price of the cheapest variant, in minor units.'),
  regularPrice: money
    .nullable()
    .describe('The price of that variant before a reduction, in minor units; `null` if there is none.'),
  stock: z
    .int()
    .describe('The stock of all variants together; 1,000,000 for each whose stock is not tracked.'),
  originCountry: z.string().nullable().describe('ISO 3166-1 alpha-2.'),
  customsCode: z.string().nullable().describe('6 to 13 digits.'),
  isWithdrawalExcluded: z.boolean().describe('Whether the law gives no right of withdrawal from it.'),
  fields,
  variants: z.array(variant),
  ...ownData,
});

/** The data of a product event: the product with its offered variants. */
interface WholeProduct {
  product: Pick<
    Product,
    | 'id'
    | 'handle'
    | 'title'
    | 'status'
    | 'brand'
    | 'category'
    | 'salePrice'
    | 'regularPrice'
    | 'stock'
    | 'originCountry'
    | 'customsCode'
    | 'isWithdrawalExcluded'
    | 'type'
    | 'customFields'
  >;
  variants: readonly Pick<
    Variant,
    | 'id'
    | 'sku'
    | 'colour'
    | 'size'
    | 'others'
    | 'salePrice'
    | 'regularPrice'
    | 'stock'
    | 'tracksStock'
    | 'requiresShipping'
    | 'leadTimeDays'
    | 'backordered'
    | 'backorderLimit'
    | 'availableFrom'
    | keyof QuantityRules
    | 'unitMeasure'
    | 'unitPrice'
    | 'customFields'
  >[];
  definitions: readonly CustomField[];
  currency: string;
  metadata: KnownMetadata;
}

function presentProduct({
  product: details,
  variants,
  definitions,
  currency,
  metadata,
}: WholeProduct): z.input<typeof product> {
  const valuesOf = (owner: 'PRODUCT' | 'VARIANT', stored: FieldValues) =>
    valuesByKey(fieldsOf(definitions, owner, details.type), stored);
  return {
    ...details,
    category: details.category.label,
    currency,
    price: details.salePrice,
    fields: valuesOf('PRODUCT', details.customFields),
    variants: variants.map(({ salePrice, customFields, ...rest }) => ({
      ...rest,
      other: rest.others[0] ?? null,
      price: salePrice,
      fields: valuesOf('VARIANT', customFields),
      ...ownDataOf(rest.id, metadata),
    })),
    ...ownDataOf(details.id, metadata),
  };
}

async function loadProducts(
  { em, dependencies }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WholeProduct>> {
  const rows = await selectProducts(em.getKysely<CatalogueTables>(), 'ALL')
    .where('products.id', 'in', ids)
    .execute();
  const service = new VariantService(em);
  const products = await Promise.all(
    rows.map(toProduct).map(async (product) => ({ product, variants: await service.listOf(product) })),
  );
  const variantIds = products.flatMap(({ variants }) => variants.map((variant) => variant.id));
  const metadata = await findMetadata(em, [...rows.map((row) => row.id), ...variantIds]);
  const settings = dependencies.currentSettings.get();
  const { currencyCode: currency } = settings.currency;
  const definitions = settings.customFields.fields;
  return new Map(products.map((whole) => [whole.product.id, { ...whole, definitions, currency, metadata }]));
}

/** Deleted products are still in the table. */
async function loadDeleted({ em }: Scope, ids: readonly string[]) {
  const rows = await em
    .getKysely<CatalogueTables>()
    .selectFrom('products')
    .where('id', 'in', ids)
    .select(['id', 'handle', 'title'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** By the ids of variants. */
async function loadProductsOf(scope: Scope, variantIds: readonly string[]) {
  const variants = await scope.em
    .getKysely<CatalogueTables>()
    .selectFrom('product_variants')
    .where('id', 'in', variantIds)
    .select(['id', 'product_id'])
    .execute();
  const products = await loadProducts(scope, [...new Set(variants.map((each) => each.product_id))]);
  return new Map(
    variants.flatMap((each) => {
      const subject = products.get(each.product_id);
      return subject ? [[each.id, subject] as const] : [];
    }),
  );
}

const permission = 'products:read';
const productEvent = webhookEventsOf({ permission, load: loadProducts });
const lowStockEvent = webhookEventsOf({ permission, load: loadProductsOf });
const deletedProductEvent = webhookEventsOf({ permission, load: loadDeleted });

const wholeProduct = {
  buildData(products: Awaited<ReturnType<typeof loadProducts>>, subjectId: string) {
    const subject = products.get(subjectId);
    return subject ? { data: { product: presentProduct(subject) }, customerId: null } : null;
  },
  example: (terms: { currency: string }) => ({ product: presentProduct(exampleProduct(terms.currency)) }),
};

const productData = z.object({ product });

const stockData = z.object({
  product: z.object({
    ...product.pick({ id: true, handle: true, title: true, stock: true }).shape,
    variants: z.array(variant.omit({ price: true, regularPrice: true, unitPrice: true })),
  }),
});

export const catalogueWebhookEvents = {
  'product.created': productEvent({
    data: productData.describe('A product was added, published or not.'),
    ...wholeProduct,
  }),
  'product.updated': productEvent({
    data: productData.describe(
      'A product, one of its variants or a price changed, or a deleted product was restored. Stock that orders take does not count.',
    ),
    ...wholeProduct,
  }),
  'product.deleted': deletedProductEvent({
    data: z
      .object({ product: product.pick({ id: true, handle: true, title: true }) })
      .describe('A product was deleted.'),
    buildData(products, subjectId) {
      const subject = products.get(subjectId);
      return subject ? { data: { product: subject }, customerId: null } : null;
    },
    example: wholeProduct.example,
  }),
  'stock.changed': productEvent({
    data: stockData.describe(
      'The stock of a variant changed, through an order or by staff. Changes to one product within about a second are combined in one message with all its variants.',
    ),
    kind: 'STOCK_CHANGED',
    onlyLast: true,
    ...wholeProduct,
  }),
  'stock.low': lowStockEvent({
    data: stockData
      .extend({ variantId: id.describe('The variant, which is among those of the product.') })
      .describe('A variant has no more units left than its limit for low stock, or than five without one.'),
    buildData(products, subjectId) {
      const subject = products.get(subjectId);
      if (!subject) return null;
      return { data: { variantId: subjectId, product: presentProduct(subject) }, customerId: null };
    },
    example: ({ currency }) => ({
      variantId: exampleIds.variant,
      product: presentProduct(exampleProduct(currency)),
    }),
  }),
  'stock.back': productEvent({
    data: stockData.describe('A sold-out product is back in stock, with enough of a variant for an order.'),
    ...wholeProduct,
  }),
} as const;

function exampleProduct(currency: string): WholeProduct {
  const prices = { salePrice: 4900, regularPrice: 5900 };
  return {
    product: {
      id: exampleIds.product,
      handle: 'lamp',
      title: 'Lamp',
      status: 'ACTIVE',
      brand: null,
      ...prices,
      stock: 5,
      originCountry: 'PT',
      customsCode: '940520',
      isWithdrawalExcluded: false,
      category: { id: exampleIds.category, slug: 'lamps', label: 'Lamps' },
      type: null,
      customFields: {},
    },
    variants: [
      {
        id: exampleIds.variant,
        sku: 'LAMP-G',
        colour: 'Green',
        size: null,
        others: [],
        ...prices,
        stock: 5,
        tracksStock: true,
        requiresShipping: true,
        leadTimeDays: null,
        backordered: 0,
        backorderLimit: 0,
        availableFrom: null,
        minimumQuantity: 12,
        quantityStep: 6,
        maximumQuantity: null,
        unitMeasure: null,
        unitPrice: null,
        customFields: {},
      },
    ],
    definitions: [],
    currency,
    metadata: new Map(),
  };
}
