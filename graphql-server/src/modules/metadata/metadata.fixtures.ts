import {
  type MetadataKind,
  ReadOrderLineIds,
  ReadVariants,
  UpdateMetadata,
} from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

/** One owner of each kind, and the admin who changes their metadata. */
export interface Owners {
  admin: Person;
  ada: Person;
  lamp: string;
  variant: string;
  order: string;
  line: string;
}

export async function someOwners(shop: TestApp): Promise<Owners> {
  const admin = await anAdmin(shop);
  const ada = await aCustomer(shop);
  const lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 50 });
  const { product } = await shop.client.data(ReadVariants, { id: lamp });
  const variant = product?.variants[0]?.id ?? '';
  return { admin, ada, lamp, variant, ...(await anotherOrder(shop, { admin, ada, lamp })) };
}

/** Another order of the lamp, and its line. */
export async function anotherOrder(
  shop: TestApp,
  { admin, ada, lamp }: Pick<Owners, 'admin' | 'ada' | 'lamp'>,
): Promise<Pick<Owners, 'order' | 'line'>> {
  const id = await anOrder(shop.client, ada, anOrderInput({ productId: lamp, quantity: 1 }));
  const { order } = await shop.client.data(ReadOrderLineIds, { id }, admin.token);
  return { order: id, line: order?.lines[0]?.id ?? '' };
}

export const updateMetadata = (
  { client }: Pick<TestApp, 'client'>,
  token: string,
  kind: MetadataKind,
  id: string,
  change: object,
) => client.payload(UpdateMetadata, { kind, id, ...change }, token);
