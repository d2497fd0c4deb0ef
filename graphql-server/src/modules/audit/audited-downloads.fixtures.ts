import { changeOrder } from '../../test/card-shop.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { aCustomer, type Person } from '../../test/users.ts';
import { aDigitalProduct } from '../downloads/downloads.fixtures.ts';

/** Cases for files of variants and their downloads; see `audited-mutations.test.ts`. */
export function auditedDownloads(shop: TestApp, staff: () => Person) {
  const album = () => aDigitalProduct(shop, staff(), 'Album');
  return {
    digitalFileDelete: {
      given: async () => (await album()).fileId,
      args: (id: string) => `id: "${id}"`,
      says: ['CHANGED PRODUCT Album DIGITAL_FILE song.mp3: storedAt <time> > null'],
    },
    orderDownloadsRenew: {
      given: async () => {
        const { productId } = await album();
        const input = { ...anOrderInput({ productId, quantity: 1 }), paymentMethod: 'BANK' };
        const id = await anOrder(shop.client, await aCustomer(shop), input);
        await changeOrder(shop, staff(), 'orderPaymentReceive', id);
        return id;
      },
      args: (id: string) => `orderId: "${id}"`,
      says: ['CREATED ORDER <number> DOWNLOAD song.mp3'],
    },
  };
}
