import { newId } from '../../shared/new-id.ts';
import { aCardOrder, type CardShop, changeOrder, report } from '../../test/card-shop.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { Person } from '../../test/users.ts';

/** A return as the contract has it. */
export interface SeenReturn {
  id: string;
  number: string;
  state: string;
  version: string;
  refundAmount: number;
  refund: { amount: number; state: string } | null;
  order: { id: string };
  lines: {
    line: { id: string; title: string };
    quantity: number;
    reason: string;
    receivedQuantity: number;
    restockedQuantity: number;
  }[];
  history: { state: string; text: string | null; actor: string; staffName: string | null }[];
}

export interface ReturnPayload {
  return: SeenReturn | null;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

/** An order as far as it matters for returns. */
export interface ReturnableOrder {
  id: string;
  status: string;
  paymentState: string;
  refundedAmount: number;
  refundableAmount: number;
  lines: { id: string; title: string; refundedQuantity: number; unsentQuantity: number }[];
  returns: SeenReturn[];
  returnability: {
    problem: { code: string; message: string } | null;
    until: string | null;
    lines: { line: { title: string }; quantity: number }[];
  };
}

const RETURN = `id number state version refundAmount refund { amount state } order { id }
  lines { line { id title } quantity reason receivedQuantity restockedQuantity }
  history { state text actor staffName }`;
const PAYLOAD = `{ return { ${RETURN} } userErrors { code message field } }`;

/** How many of which line, by its title. */
export type Units = Record<string, number>;

/** Who does what with returns in a shop of tests. */
export function returnsOf(shop: CardShop) {
  async function call(
    person: Person,
    mutation: string,
    types: string,
    variables: Record<string, unknown>,
  ): Promise<ReturnPayload> {
    const names = [...types.matchAll(/\$(\w+)/g)].map(([, name]) => `${name}: $${name}`).join(', ');
    const document = `mutation (${types}) { payload: ${mutation}(${names}) ${PAYLOAD} }`;
    return (await shop.client.data<{ payload: ReturnPayload }>(document, variables, person.token)).payload;
  }

  return {
    /** An order of the lines that is paid and delivered. */
    async delivered(customer: Person, admin: Person, method: string, ...lines: object[]): Promise<string> {
      const id = await paid(customer, admin, method, lines);
      await setOrderStatus(shop.client, admin, id, 'DELIVERED');
      return id;
    },

    async see(person: Person, id: string): Promise<ReturnableOrder> {
      const document = `query ($id: ID!) { order(id: $id) {
        id status paymentState refundedAmount refundableAmount lines { id title refundedQuantity unsentQuantity }
        returns { ${RETURN} }
        returnability { problem { code message } until lines { line { title } quantity } }
      } }`;
      return (await shop.client.data<{ order: ReturnableOrder }>(document, { id }, person.token)).order;
    },

    request: (
      person: Person,
      order: Pick<ReturnableOrder, 'id' | 'lines'>,
      units: Units,
      rest: object = {},
    ) =>
      call(person, 'returnCreate', '$input: ReturnInput!', {
        input: {
          idempotencyKey: newId(),
          orderId: order.id,
          lines: Object.entries(units).map(([title, quantity]) => ({
            orderLineId: order.lines.find((line) => line.title === title)?.id ?? title,
            quantity,
            reason: 'DOES_NOT_FIT',
          })),
          ...rest,
        },
      }),

    cancel: (person: Person, id: string) => call(person, 'returnCancel', '$id: ID!', { id }),

    approve: (person: Person, id: string, rest: object = {}) =>
      call(person, 'returnApprove', '$id: ID!, $text: String, $expectedVersion: String', { id, ...rest }),

    decline: (person: Person, id: string, rest: object = { text: 'Worn.' }) =>
      call(person, 'returnDecline', '$id: ID!, $text: String!, $expectedVersion: String', { id, ...rest }),

    /** By line: how many have arrived in all, and how many of them go back into stock. */
    receive: (person: Person, seen: SeenReturn, units: Record<string, [number, number]>, rest: object = {}) =>
      call(person, 'returnReceive', '$id: ID!, $lines: [ReturnReceiptInput!]!, $expectedVersion: String', {
        id: seen.id,
        lines: Object.entries(units).map(([title, [receivedQuantity, restockedQuantity]]) => ({
          orderLineId: seen.lines.find(({ line }) => line.title === title)?.line.id ?? title,
          receivedQuantity,
          restockedQuantity,
        })),
        ...rest,
      }),

    refund: (person: Person, id: string, rest: object = {}) =>
      call(person, 'returnRefund', '$id: ID!, $input: ReturnRefundInput!', {
        id,
        input: { idempotencyKey: newId(), ...rest },
      }),
  };

  async function paid(
    customer: Person,
    admin: Person,
    method: string,
    lines: readonly object[],
  ): Promise<string> {
    if (method === 'CARD') {
      const { id, sessionId } = await aCardOrder(shop, customer, ...lines);
      shop.gateway.pay(sessionId);
      await report(shop, sessionId);
      return id;
    }
    const id = await anOrder(shop.client, customer, { ...anOrderInput(...lines), paymentMethod: method });
    if (method === 'BANK') await changeOrder(shop, admin, 'orderPaymentReceive', id);
    return id;
  }
}

/** The return of a payload that must have one. */
export function made({ return: seen, userErrors }: ReturnPayload): SeenReturn {
  if (!seen) throw new Error(JSON.stringify(userErrors));
  return seen;
}
