import { magento } from './magento/magento.ts';
import { prestaShopCombinations } from './prestashop/prestashop-combinations.ts';
import { prestaShop } from './prestashop/prestashop.ts';
import type { ProductSource } from './product-source.ts';
import { shopifyInventory } from './shopify/shopify-inventory.ts';
import { shopify } from './shopify/shopify.ts';
import { wooCommerce } from './woocommerce/woocommerce.ts';

/** The systems whose product exports are recognized. */
export const productSources: readonly ProductSource[] = [
  shopify,
  shopifyInventory,
  wooCommerce,
  magento,
  prestaShop,
  prestaShopCombinations,
];
