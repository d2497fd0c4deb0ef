import { describe, expect, it } from 'vitest';
import type { ProductDetails_productFragment } from '../gql/graphql.ts';
import { productData } from './structured-data.ts';

const shop = { name: 'Exclusive', currencyCode: 'USD', baseUrl: 'https://shop.example' };
const terms = { countryCode: 'NO', delivery: { fee: 500, freeFrom: 1500 }, returnDays: 30 };
const image = { url: '/assets/scarf-640.webp', alt: 'Scarf', width: 640, height: 640, sources: [] };

function variant(
  colour: string | null,
  more: Partial<ProductDetails_productFragment['variants'][number]> = {},
) {
  return {
    id: `v-${colour}`,
    colour,
    size: null,
    fields: [],
    others: [],
    salePrice: 1500,
    stock: 1,
    availability: 'IN_STOCK' as const,
    backorderable: 0,
    requiresShipping: true,
    image,
    ...more,
  };
}

function scarf(variants: ProductDetails_productFragment['variants']): ProductDetails_productFragment {
  return {
    id: 'p1',
    handle: 'scarf',
    attributes: [],
    fields: [],
    inputFields: [],
    hasRequiredFields: false,
    title: 'Scarf',
    descriptionHtml: '<p><em>Warm.</em></p>',
    salePrice: 1500,
    highestPrice: 1700,
    isNew: false,
    availability: 'IN_STOCK',
    isWithdrawalExcluded: false,
    stock: 1,
    rating: { rate: 4.5, reviews: 12 },
    category: { id: 'clothing', slug: 'clothing', label: 'Clothing' },
    colours: variants.flatMap(({ colour }) =>
      colour ? [{ name: colour, hex: '#aa0000', hasHex: true, image: null }] : [],
    ),
    sizes: [],
    otherOptions: [],
    image,
    gallery: [image],
    variants,
  };
}

describe('the structured data of a product', () => {
  it('with one variant is a Product', () => {
    expect(
      productData(shop, scarf([variant(null, { sku: 'S-1', barcode: '4006381333931' })]), terms),
    ).toMatchObject({
      '@type': 'Product',
      name: 'Scarf',
      description: 'Warm.',
      sku: 'S-1',
      gtin: '4006381333931',
      image: ['https://shop.example/assets/scarf-640.webp'],
      offers: { url: 'https://shop.example/shop/scarf', price: '15.00', priceCurrency: 'USD' },
    });
  });

  it.each([
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['4006381333930', undefined],
    ['96385073', undefined],
    ['400638133393', undefined],
    ['shelf 4', undefined],
  ])('with the barcode %s has the GTIN %s', (barcode, gtin) => {
    const data: { gtin?: string } = productData(shop, scarf([variant(null, { barcode })]), terms);
    expect(data.gtin).toBe(gtin);
  });

  it('with one variant has its options', () => {
    const data = productData(shop, scarf([variant('Red', { size: 'M' })]), terms);
    expect(data).toMatchObject({ '@type': 'Product', color: 'Red', size: 'M' });
  });

  it('has no placeholder as picture', () => {
    const placeholder = { ...image, url: '/placeholders/other.svg' };
    const variants = ['Red', 'Blue'].map((colour) => variant(colour, { image: placeholder }));
    for (const shown of [variants, variants.slice(1)]) {
      const data = productData(shop, { ...scarf(shown), gallery: [placeholder] }, terms);
      expect(JSON.stringify(data)).not.toMatch(/image|placeholders/);
    }
  });

  it('that is reduced has its former price as struck through', () => {
    const former = {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '20.00',
      priceCurrency: 'USD',
    };
    const reduced = variant('Red', { regularPrice: 2000 });
    const single = productData(shop, { ...scarf([reduced]), regularPrice: 2000 }, terms);
    expect(single).toMatchObject({ offers: { price: '15.00', priceSpecification: former } });
    const group = productData(shop, scarf([reduced, variant('Blue')]), terms) as {
      hasVariant: { offers: Record<string, unknown> }[];
    };
    expect(group.hasVariant.map(({ offers }) => offers['priceSpecification'])).toEqual([former, undefined]);
  });

  it.each([
    ['BACKORDER', undefined, 'BackOrder', undefined],
    ['PREORDER', '2999-03-01', 'PreOrder', '2999-03-01'],
  ] as const)('that is not in stock can be a %s', (availability, availableFrom, offered, starts) => {
    const product = { ...scarf([variant(null)]), availability, availableFrom };
    const { offers } = productData(shop, product, terms) as { offers: Record<string, unknown> };
    expect(offers['availability']).toBe(`https://schema.org/${offered}`);
    expect(offers['availabilityStarts']).toBe(starts);
  });

  it('names any option that its variants differ in', () => {
    const oak = variant(null, { id: 'oak', others: ['Oak'] });
    const ash = variant(null, { id: 'ash', others: ['Ash'] });
    const product = { ...scarf([oak, ash]), otherOptions: [{ name: 'Wood', values: ['Oak', 'Ash'] }] };
    expect(productData(shop, product, terms)).toMatchObject({
      variesBy: ['Wood'],
      hasVariant: [{ name: 'Scarf, Oak' }, { name: 'Scarf, Ash' }],
    });
  });

  it.each([
    [1499, 30, '5.00', 30],
    [1500, 30, '0.00', 30],
    [1500, 0, '0.00', undefined],
  ])(
    'for %i cents, with %i days to return, says what delivery and a return cost',
    (salePrice, returnDays, rate, days) => {
      const data = productData(shop, { ...scarf([variant(null)]), salePrice }, { ...terms, returnDays });
      const { offers } = data as { offers: Record<string, Record<string, unknown>> };
      expect(offers['shippingDetails']).toMatchObject({
        shippingRate: { value: rate, currency: 'USD' },
        shippingDestination: { addressCountry: 'NO' },
      });
      expect(offers['hasMerchantReturnPolicy']?.['merchantReturnDays']).toBe(days);
    },
  );

  it('has the reviews that the page shows, and their average without the sample’s initial rating', () => {
    const review = { id: 'r1', pictures: [], isVerifiedPurchase: true, helpfulVotes: 0, reply: null };
    const said = {
      stars: 2,
      title: 'Thin',
      text: 'Not warm.',
      authorName: 'Ada L.',
      createdAt: '2026-11-20T09:30:00.000Z',
    };
    const reviewSummary = { rate: 2, reviews: 1, counts: [] };
    const reviews = {
      nodes: [{ ...review, ...said }],
      pageInfo: { hasNextPage: false },
      totalCount: 1,
      totalCountPrecision: 'EXACT' as const,
    };
    const data = productData(shop, scarf([variant(null)]), terms, { id: 'p1', reviewSummary, reviews });
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 2, reviewCount: 1 },
      review: [
        {
          '@type': 'Review',
          name: 'Thin',
          reviewBody: 'Not warm.',
          author: { name: 'Ada L.' },
          datePublished: '2026-11-20',
          reviewRating: { ratingValue: 2 },
        },
      ],
    });
    const none = {
      nodes: [],
      pageInfo: { hasNextPage: false },
      totalCount: 0,
      totalCountPrecision: 'EXACT' as const,
    };
    const unreviewed = {
      id: 'p1',
      reviewSummary: { ...reviewSummary, rate: null, reviews: 0 },
      reviews: none,
    };
    expect(productData(shop, scarf([variant(null)]), terms, unreviewed)).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('made to order says so, and until when it ships', () => {
    const table = scarf([variant(null, { leadTimeDays: 5 })]);
    expect(productData(shop, table, terms)).toMatchObject({
      offers: {
        availability: 'https://schema.org/MadeToOrder',
        deliveryLeadTime: { '@type': 'QuantitativeValue', value: 5, unitCode: 'DAY' },
      },
    });
    expect(productData(shop, { ...table, availability: 'SOLD_OUT' }, terms)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('says in which quantities it can be ordered', () => {
    const rules = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 60 };
    expect(productData(shop, scarf([variant(null, rules)]), terms)).toMatchObject({
      offers: {
        availability: 'https://schema.org/InStock',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 12, maxValue: 60, unitCode: 'C62' },
      },
    });
    const { eligibleQuantity } = (
      productData(shop, scarf([variant(null, { quantityStep: 6 })]), terms) as {
        offers: { eligibleQuantity: object };
      }
    ).offers;
    expect(eligibleQuantity).toEqual({ '@type': 'QuantitativeValue', minValue: 6, unitCode: 'C62' });
  });

  it('says what it contains, and what its unit price refers to', () => {
    const contents = {
      unitMeasure: { amount: 750, unit: 'ML' as const },
      unitPrice: { price: 200, per: { amount: 100, unit: 'ML' as const } },
    };
    const reference = {
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 750,
        unitCode: 'MLT',
        valueReference: { '@type': 'QuantitativeValue', value: 100, unitCode: 'MLT' },
      },
    };
    const offerOf = (regularPrice: number | null) =>
      productData(shop, { ...scarf([variant(null, contents)]), salePrice: 1500, regularPrice }, terms);
    expect(offerOf(null)).toMatchObject({
      offers: { priceSpecification: { '@type': 'UnitPriceSpecification', price: '15.00', ...reference } },
    });
    expect(offerOf(1800)).toMatchObject({
      offers: {
        priceSpecification: [
          { priceType: 'https://schema.org/StrikethroughPrice', price: '18.00' },
          { price: '15.00', ...reference },
        ],
      },
    });
  });

  it('that is not shipped has no shipping costs, and cannot be sent back', () => {
    const textOf = (requiresShipping: boolean) =>
      JSON.stringify(productData(shop, scarf([variant(null, { requiresShipping })]), terms));
    for (const ofParcels of ['shippingDetails', 'hasMerchantReturnPolicy']) {
      expect(textOf(true)).toContain(ofParcels);
      expect(textOf(false)).not.toContain(ofParcels);
    }
  });

  it('with several variants is a ProductGroup: each with name, price and availability', () => {
    const blue = variant('Blue', {
      sku: 'S-B',
      barcode: 'shelf 4',
      salePrice: 1700,
      availability: 'SOLD_OUT',
    });
    const data = productData(shop, scarf([variant('Red'), blue]), terms);
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      url: 'https://shop.example/shop/scarf',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Scarf, Red',
          color: 'Red',
          offers: {
            url: 'https://shop.example/shop/scarf?colour=Red',
            price: '15.00',
            availability: 'https://schema.org/InStock',
          },
        },
        {
          name: 'Scarf, Blue',
          sku: 'S-B',
          offers: { price: '17.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('gtin');
  });
});
