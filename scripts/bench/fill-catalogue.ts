import { aProduct } from '../shop-under-test/products.ts';
import { mapConcurrently } from '../shop-under-test/map-concurrently.ts';
import type { ShopClient } from '../shop-under-test/shop-client.ts';

/** The number of categories that share the products. */
const CATEGORIES = 10;
const KINDS = ['shirt', 'lamp', 'kettle', 'rug', 'bicycle', 'notebook', 'chair', 'scarf', 'clock', 'tent'];
const MANNERS = ['plain', 'woven', 'folding', 'blue', 'tiny', 'sturdy', 'quiet', 'bright', 'soft'];
/** More would only wait for each other on two cores. */
const AT_ONCE = 8;

/** The slug of one of the categories. */
export const CATEGORY = 'category-3';
/** Finds one product in ten. */
export const SEARCH = 'shirt';

/** Adds this many products as an admin, all with plenty of stock. @returns their ids */
export function fillCatalogue(client: ShopClient, admin: string, count: number): Promise<string[]> {
  return mapConcurrently(count, AT_ONCE, (index) => {
    const kind = KINDS[Math.floor(index / CATEGORIES) % KINDS.length];
    const manner = MANNERS[index % MANNERS.length];
    return aProduct(client, admin, {
      title: `${manner} ${kind} ${index}`,
      description: `A ${manner} ${kind} for every day, made to last and easy to keep clean.`,
      category: `category-${index % CATEGORIES}`,
      salePrice: 500 + ((index * 37) % 20_000),
      stock: 1_000_000,
    });
  });
}
