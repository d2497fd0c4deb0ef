import { newId } from '../../shared/new-id.ts';
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
  const { order } = await client.data<{ order: { lines: { id: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { lines { id } } }',
    { id: orderId },
    customer.token,
  );
  const id = newId();
  const line = `{ orderLineId: "${order.lines[0]?.id ?? ''}", quantity: 1, reason: OTHER }`;
  const steps: [Person, string][] = [
    [
      customer,
      `returnCreate(input: { idempotencyKey: "${id}", orderId: "${orderId}", note: "${name} sighs.", lines: [${line}] })`,
    ],
    [owner, `returnDecline(id: "${id}", text: "Sorry, ${name}.")`],
  ];
  for (const [person, step] of steps) {
    const { payload } = await client.data<{ payload: { userErrors: object[] } }>(
      `mutation { payload: ${step} { userErrors { message } } }`,
      {},
      person.token,
    );
    if (payload.userErrors.length > 0) throw new Error(JSON.stringify(payload.userErrors));
  }
}
