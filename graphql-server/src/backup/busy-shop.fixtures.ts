import { draftOrderCalls } from '../modules/checkout/drafts/draft-order.fixtures.ts';
import { secondFactorCalls } from '../modules/auth/second-factor/second-factor.fixtures.ts';
import { anApiKey } from '../test/api-keys.ts';
import { aProduct } from '../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../test/orders.ts';
import { aPicture, uploadAsset } from '../test/pictures.ts';
import type { TestApp } from '../test/start-test-app.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, aStaffMember } from '../test/users.ts';

/** The user with a second factor in a busy shop, and the secret in their app. */
export interface BusyShop {
  protectedEmail: string;
  secret: string;
  productId: string;
}

/** Fills a shop with activity: it writes to more tables than the sample does. */
export async function makeBusy(shop: TestApp): Promise<BusyShop> {
  const { client } = shop;
  const owner = await aStaffMember(shop, 'OWNER');
  await allowGuests(shop);
  await anApiKey(shop, owner, ['orders:read']);
  await uploadAsset(client, owner.token, await aPicture().png().toBuffer());
  const description = 'Tab\there, backslash \\, \\N and\nanother line: 🧦';
  const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Warm Sock', description, stock: 500 });
  const customer = await aCustomer(shop);
  const delivered = await anOrder(client, customer, anOrderInput({ productId, quantity: 2 }));
  await setOrderStatus(client, owner, delivered, 'DELIVERED');
  const cancelled = await anOrder(client, customer, anOrderInput({ productId, quantity: 1 }));
  await setOrderStatus(client, owner, cancelled, 'CANCELLED');
  await anOrder(client, await aCustomer(shop, 'Zoë Müller'), anOrderInput({ productId, quantity: 3 }));
  const drafts = draftOrderCalls(shop, () => owner);
  for (const quantity of [1, 2]) {
    await drafts.aDraft({ customerId: customer.userId, lines: [{ productId, quantity }] });
  }
  await aGuest(shop);
  const { email, secret } = await secondFactorCalls(shop).protect(await anAdmin(shop));
  return { protectedEmail: email, secret, productId };
}
