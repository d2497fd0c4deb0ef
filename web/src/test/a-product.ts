import type { Image, Product } from '../gql/graphql.ts';
import { aCategory } from './a-category.ts';
import type { Part } from './mock-api.ts';

/** A picture served by the shop; the given fields override the defaults. */
export function anImage(image: Part<Image> = {}): Part<Image> {
  return {
    url: '/icon-512.png',
    alt: 'A gamepad',
    width: 320,
    height: 320,
    ...image,
  };
}

/**
 * A product with one variant by default; the given fields override the defaults. Prices in cents. Stock is
 * tracked.
 */
export function aProduct({ id = 'jar', ...product }: Part<Product> = {}): Part<Product> & { id: string } {
  const { salePrice = 850, stock = 20, image = anImage() } = product;
  const { variants = [{ id: `${id}-1`, stock, salePrice }] } = product;
  return {
    id,
    handle: id,
    title: 'Jar',
    description: 'Holds what it is given.',
    descriptionHtml: '<p>Holds what it is given.</p>',
    salePrice,
    highestPrice: salePrice,
    stock,
    availability: stock > 0 ? 'IN_STOCK' : 'SOLD_OUT',
    image,
    gallery: [image],
    category: aCategory({ slug: 'home', label: 'Home & Lifestyle' }),
    ...product,
    variants: variants.map((variant) => ({
      tracksStock: true,
      requiresShipping: true,
      availability: (variant.stock ?? 0) > 0 ? 'IN_STOCK' : 'SOLD_OUT',
      backorderable: 0,
      backordered: 0,
      backorderLimit: 0,
      ...variant,
    })),
  };
}
