import { describe, expect, it } from 'vitest';
import type { ProductDetails_productFragment } from '../gql/graphql.ts';
import { productData } from './structured-data.ts';

const shop = { name: 'Exclusive', currencyCode: 'USD', baseUrl: 'https://shop.example' };
const image = { url: '/assets/scarf-640.webp', alt: 'Scarf', width: 640, height: 640, sources: [] };

function variant(
  colour: string | null,
  more: Partial<ProductDetails_productFragment['variants'][number]> = {},
) {
  return { id: `v-${colour}`, colour, size: null, salePrice: 1500, stock: 1, image, ...more };
}

function scarf(variants: ProductDetails_productFragment['variants']): ProductDetails_productFragment {
  return {
    id: 'p1',
    handle: 'scarf',
    attributes: [],
    title: 'Scarf',
    description: 'Warm.',
    salePrice: 1500,
    highestPrice: 1700,
    isNew: false,
    inStock: true,
    stock: 1,
    rating: { rate: 4.5, reviews: 12 },
    category: { slug: 'clothing', label: 'Clothing' },
    colours: variants.flatMap(({ colour }) =>
      colour ? [{ name: colour, hex: '#aa0000', image: null }] : [],
    ),
    sizes: [],
    image,
    gallery: [image],
    variants,
  };
}

describe('the structured data of a product', () => {
  it('with one variant is that of a product', () => {
    expect(productData(shop, scarf([variant(null, { sku: 'S-1', barcode: '4006381333931' })]))).toMatchObject(
      {
        '@type': 'Product',
        name: 'Scarf',
        sku: 'S-1',
        gtin: '4006381333931',
        image: ['https://shop.example/assets/scarf-640.webp'],
        offers: { url: 'https://shop.example/shop/scarf', price: '15.00', priceCurrency: 'USD' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
      },
    );
  });

  it('with several is that of a group: what each is, what it costs and whether it is there', () => {
    const blue = variant('Blue', { sku: 'S-B', barcode: 'shelf 4', salePrice: 1700, stock: 0 });
    const data = productData(shop, scarf([variant('Red'), blue]));
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
