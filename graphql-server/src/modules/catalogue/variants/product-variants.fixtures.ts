import { expect } from 'vitest';
import type { TestApp } from '../../../test/start-test-app.ts';

interface Variant {
  id: string;
  colour: string | null;
  size: string | null;
  sku: string | null;
  salePrice: number;
  stock: number;
  [field: string]: unknown;
}

export interface ProductPayload {
  payload: {
    product: {
      id: string;
      salePrice: number;
      highestPrice: number;
      regularPrice: number | null;
      stock: number;
      variants: Variant[];
    } | null;
    userErrors: { code: string; message: string; field: string[] | null }[];
  };
}

const FIELDS = `product {
  id salePrice highestPrice regularPrice stock
  variants {
    id colour size sku barcode salePrice regularPrice stock weight image { url alt } hasOwnImage
  }
} userErrors { code message field }`;
const CREATE = `mutation ($input: ProductInput!) { payload: productCreate(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductUpdateInput!) { payload: productUpdate(id: $id, input: $input) { ${FIELDS} } }`;
const DUPLICATE = `mutation ($id: ID!, $title: String!) { payload: productDuplicate(id: $id, title: $title) { ${FIELDS} } }`;
const WITHDRAW = `mutation ($id: ID!) { payload: productDelete(id: $id) { productId } }`;

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
  const send = async (query: string, variables: object) =>
    (await shop.client.data<ProductPayload>(query, { ...variables }, tokenOf())).payload;
  const create = (input: object = {}) => send(CREATE, { input: { ...tee, ...input } });
  return {
    create,
    update: (id: string, input: object) => send(UPDATE, { id, input }),
    duplicate: (id: string, title: string) => send(DUPLICATE, { id, title }),
    withdraw: (id: string) => send(WITHDRAW, { id }),
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
