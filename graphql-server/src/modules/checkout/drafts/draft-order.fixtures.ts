import type { TestApp } from '../../../test/start-test-app.ts';
import type { Person } from '../../../test/users.ts';

export interface Draft {
  id: string;
  version: string;
  customerId: string | null;
  email: string | null;
  lines: {
    quantity: number;
    unitPrice: number;
    total: number;
    previousPrice: number | null;
    stock: number;
  }[];
  unavailable: string[];
  totals: { itemCount: number; total: number };
  note: string | null;
}

export interface Rejection {
  code: string;
  field: string[] | null;
}

interface Placed {
  order: {
    id: string;
    paymentMethod: string;
    totals: { total: number };
    customer: { fullName: string; email: string };
    history: { status: string; actor: string; staffName: string | null }[];
    comments: { text: string }[];
  } | null;
  userErrors: Rejection[];
}

const DRAFT = `draftOrder {
  id version customerId email note unavailable totals { itemCount total }
  lines { quantity unitPrice total previousPrice stock }
} userErrors { code field }`;

/** Draft operations of a staff member, over HTTP. */
export function draftOrderCalls(shop: TestApp, clerk: () => Person) {
  const call = async <Payload>(
    document: string,
    variables: object,
    token = clerk().token,
  ): Promise<Payload> =>
    (await shop.client.data<{ payload: Payload }>(document, { ...variables }, token)).payload;

  const create = (input: object) =>
    call<{ draftOrder: Draft | null; userErrors: Rejection[] }>(
      `mutation ($input: DraftOrderInput!) { payload: draftOrderCreate(input: $input) { ${DRAFT} } }`,
      { input },
    );

  async function aDraft(input: object): Promise<Draft> {
    const { draftOrder, userErrors } = await create(input);
    if (!draftOrder) throw new Error(JSON.stringify(userErrors));
    return draftOrder;
  }

  const update = (id: string, input: object, expectedVersion: string | null = null) =>
    call<{ draftOrder: Draft | null; userErrors: Rejection[] }>(
      `mutation ($id: ID!, $input: DraftOrderInput!, $expectedVersion: String) {
        payload: draftOrderUpdate(id: $id, input: $input, expectedVersion: $expectedVersion) { ${DRAFT} }
      }`,
      { id, input, expectedVersion },
    );

  const place = (id: string, expected: { expectedVersion?: string; expectedTotal?: number } = {}) =>
    call<Placed>(
      `mutation ($id: ID!, $expectedVersion: String, $expectedTotal: Money) {
        payload: draftOrderPlace(id: $id, expectedVersion: $expectedVersion, expectedTotal: $expectedTotal) {
          order {
            id paymentMethod totals { total } customer { fullName email }
            history { status actor staffName } comments { text }
          }
          userErrors { code field }
        }
      }`,
      { id, ...expected },
    );

  const read = (id: string) =>
    call<Draft | null>(`query ($id: ID!) { payload: draftOrder(id: $id) { id totals { total } } }`, { id });

  return { call, create, aDraft, update, place, read };
}
