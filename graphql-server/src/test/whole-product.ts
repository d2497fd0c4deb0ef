import type { EntityManager } from '../db/database.ts';
import type { SaveCustomFieldsVariables } from './documents.generated.ts';
import { aProduct } from './factories.ts';

const PRICE_CAMPAIGN = '0193e0c0-0000-7000-8000-0000000000aa';

const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;
const picture = (name: string) => ({ url: `/${name}.webp`, alt: name, width: 640, height: 640, sources: [] });

/** The definitions that its custom fields need, as settings. */
export const wholeProductFields: SaveCustomFieldsVariables['input'] = {
  fields: [
    {
      owner: 'PRODUCT',
      key: 'material',
      name: 'Material',
      type: 'TEXT',
      isList: true,
      productTypes: ['lamp'],
    },
    { owner: 'VARIANT', key: 'burn_time', name: 'Burn time', type: 'NUMBER', unit: 'h' },
  ],
  productTypes: [{ key: 'lamp', name: 'Lamp' }],
};

/**
 * A product with a value in each of its own columns and those of its one variant, in a price campaign.
 * @returns its id
 */
export async function aWholeProduct(em: EntityManager): Promise<string> {
  const id = await aProduct(em, {
    title: 'Ceramic Lamp',
    description: 'A lamp of clay.',
    category: 'Lamps',
    salePrice: 5000,
    regularPrice: 6000,
    colours: ['Sand'],
    sizes: ['L'],
    stock: 7,
    isNew: true,
    brand: 'Flint',
    tags: ['clay'],
    attributes: [{ name: 'Material', value: 'Clay' }],
    seoTitle: 'Lamps of clay',
    seoDescription: 'For the evening.',
    position: 3,
    publishAt: new Date('2026-01-01T00:00:00Z'),
  });
  const run = (statement: string) => em.execute(statement);
  await run(`update categories set size_guide = 'SHOES' where label = 'Lamps'`);
  await run(
    `insert into price_campaigns (id, name, starts_at, ends_at, repeats, percent, is_flash_sale, created_at)
     values ('${PRICE_CAMPAIGN}', 'Autumn', '2026-01-01', '2100-01-01', 'NONE', 10, false, now())
     on conflict do nothing`,
  );
  await run(
    `update products set campaign_id = '${PRICE_CAMPAIGN}', campaign_percent = 10, campaign_fixed_price = 4500,
       base_sale_price = 5000, base_regular_price = 6000, sale_price = 4500, highest_price = 4500, regular_price = 5000,
       product_type = 'lamp', custom_fields = '{"material": ["Clay", "Linen"]}',
       tax_class_id = 'reduced', origin_country = 'PT', customs_code = '94052050',
       is_withdrawal_excluded = true,
       other_options = ${json([{ name: 'Shade', values: ['Linen'] }])},
       colours = ${json([{ name: 'Sand', hex: '#c2b280', image: picture('sand') }])},
       image = ${json(picture('lamp'))}, gallery = ${json([picture('lamp-side')])}
     where id = '${id}'`,
  );
  await run(
    `update product_variants set others = '{Linen}', sku = 'LAMP-${id}', barcode = '4006381333931', weight = 900,
       requires_shipping = false, lead_time_days = 5, backorder_limit = 20, available_from = '2999-03-01',
       low_stock_limit = 3, minimum_quantity = 2, quantity_step = 2, maximum_quantity = 8,
       unit_measure = '1.5 l', unit_price_base = '100 ml',
       custom_fields = '{"burn_time": ["90"]}',
       image = ${json(picture('lamp-sand'))}, base_sale_price = 5000, base_regular_price = 6000, sale_price = 4500,
       regular_price = 5000
     where product_id = '${id}'`,
  );
  return id;
}
