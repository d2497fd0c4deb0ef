import { expect } from 'vitest';
import {
  ChangeVariants,
  CreateWithVariants,
  DeleteProduct,
  DuplicateProduct,
} from '../../../test/documents.generated.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

const RED = { name: 'Red', hex: '#aa0000' };
const BLUE = { name: 'Blue', hex: '#0000aa' };

const tee = {
  title: 'Tee',
  description: 'lasts',
  category: "Men's Clothing",
  salePrice: 2000,
  regularPrice: 2500,
  stock: 7,
  colours: [RED, BLUE],
  sizes: ['S', 'M'],
};

/** Calls of an admin who creates and changes a product with two colors and two sizes. */
export function productEditor(shop: TestApp, tokenOf: () => string) {
  const create = async (input: object = {}) =>
    (await shop.client.data(CreateWithVariants, { input: { ...tee, ...input } }, tokenOf())).payload;
  return {
    create,
    update: async (id: string, input: object) =>
      (await shop.client.data(ChangeVariants, { id, input }, tokenOf())).payload,
    duplicate: async (id: string, title: string) =>
      (await shop.client.data(DuplicateProduct, { id, title }, tokenOf())).payload,
    withdraw: (id: string) => shop.client.data(DeleteProduct, { id }, tokenOf()),
    /** Creates a product. @returns its id */
    added: async (input: object = {}) => {
      const { product, userErrors } = await create(input);
      expect(userErrors).toEqual([]);
      return product?.id ?? '';
    },
  };
}

let count = 0;

/** An unused SKU. */
export function newSku(): string {
  count += 1;
  return `TEE-${count}`;
}
