import { newId } from '../../shared/new-id.ts';
import { DeclineReturn, ReadOrderLineIds, RequestReturn } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

interface Said {
  customer: Person;
  owner: Person;
  orderId: string;
  /** Occurs in both texts. */
  name: string;
}

/**
 * A customer requests a return of a delivered order, and staff decline it, both with words that name the
 * customer.
 */
export async function aDeclinedReturn(
  { client }: TestApp,
  { customer, owner, orderId, name }: Said,
): Promise<void> {
  const { order } = await client.data(ReadOrderLineIds, { id: orderId }, customer.token);
  const id = newId();
  const lines = [{ orderLineId: order?.lines[0]?.id, quantity: 1, reason: 'OTHER' as const }];
  const input = { idempotencyKey: id, orderId, note: `${name} sighs.`, lines };
  for (const { userErrors } of [
    await client.payload(RequestReturn, { input }, customer.token),
    await client.payload(DeclineReturn, { id, text: `Sorry, ${name}.` }, owner.token),
  ]) {
    if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  }
}
