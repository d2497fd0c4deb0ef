import { userError } from '../../../../../errors.ts';
import { message } from '../../../../../shared/messages/message.ts';
import type { ProductSource } from '../product-source.ts';

/**
 * PrestaShop's combinations, which can't be imported: their prices are differences, without tax, from prices
 * that staff may have changed since, and their products are numbers that not every products file has.
 */
export const prestaShopCombinations: ProductSource<'impact'> = {
  name: 'PrestaShop',
  columns: [{ field: 'impact', names: ['Impact on price'], fills: [] }],
  marks: ['Impact on price'],
  required: ['impact'],
  handleField: null,
  productPaths: [],
  productsIn() {
    throw userError('INVALID_VALUE', message('productSource.combinations'));
  },
};
