import type { OrderFileSource } from './order-source.ts';
import { shopify } from './shopify/shopify.ts';
import { wooCommerce } from './woocommerce/woocommerce.ts';

/** The systems whose files of orders are recognized. */
export const orderSources: readonly OrderFileSource[] = [shopify, wooCommerce];
