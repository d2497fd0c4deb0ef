import { definePort } from '../../core/define-module.ts';
import type { Shop } from '../../graphql/contract.generated.ts';

/** What everybody may know of the shop. */
export const publicShopPort = definePort<Shop>('public shop');
