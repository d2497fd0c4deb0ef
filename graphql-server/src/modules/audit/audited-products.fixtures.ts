import { aProduct } from '../../test/factories.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';

/** Cases for changes to products other than creating and editing one. */
export function auditedProducts(shop: TestApp, lamp: () => string) {
  return {
    productsUpdate: {
      given: () => aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1000, stock: 3 }),
      args: (id: string) =>
        `ids: ["${id}"], input: { status: ARCHIVED, price: { percent: -10 }, stock: { set: 5 } }`,
      says: [
        'CHANGED PRODUCT Mug: status "ACTIVE" > "ARCHIVED"',
        'CHANGED PRODUCT Mug VARIANT: salePrice 1000 > 900, stock 3 > 5',
      ],
    },
    productVariantsUpdate: {
      given: async () => {
        const product = await aProduct(shop.app.orm.em.fork(), { title: 'Bowl', stock: 3 });
        const [variant] = await shop.app.orm.em.fork().find(ProductVariantEntity, { product });
        return variant?.id ?? '';
      },
      args: (id: string) => `changes: [{ id: "${id}", stockBy: -1 }]`,
      says: ['CHANGED PRODUCT Bowl VARIANT: stock 3 > 2'],
    },
    metadataUpdate: {
      args: () => `kind: PRODUCT, id: "${lamp()}", externalId: "ERP-1"`,
      says: ['CHANGED PRODUCT Lamp: externalId null > "ERP-1"'],
    },
    productDuplicate: {
      args: () => `id: "${lamp()}", title: "Second Lamp"`,
      says: ['CREATED PRODUCT Second Lamp', 'CREATED PRODUCT Second Lamp VARIANT'],
    },
    productDelete: {
      given: () => aProduct(shop.app.orm.em.fork(), { title: 'Sock' }),
      args: (id: string) => `id: "${id}"`,
      says: ['CHANGED PRODUCT Sock: deletedAt null > <time>', 'CREATED REDIRECT /shop/sock'],
    },
    productRestore: {
      given: async () => {
        const id = await aProduct(shop.app.orm.em.fork(), { title: 'Scarf' });
        await shop.app.orm.em.fork().nativeUpdate(ProductEntity, { id }, { deletedAt: new Date() });
        return id;
      },
      args: (id: string) => `id: "${id}"`,
      says: ['CHANGED PRODUCT Scarf: deletedAt <time> > null'],
    },
  };
}
