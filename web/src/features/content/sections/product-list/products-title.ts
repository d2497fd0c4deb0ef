import { t } from '@lingui/core/macro';
import type { ProductSource } from '../../../../gql/graphql.ts';

/** The title of a section whose merchant gave it none. */
export function productsTitle(source: ProductSource): string {
  if (source === 'NEWEST') return t`New Products`;
  if (source === 'BEST_SELLING') return t`Best Selling Products`;
  if (source === 'REDUCED') return t`Reduced Products`;
  if (source === 'FLASH_SALE') return t`Flash Sales`;
  return t`Our Products`;
}
