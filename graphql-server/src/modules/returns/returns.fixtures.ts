import { newId } from '../../shared/new-id.ts';
import {
  ApproveReturn,
  CancelReturn,
  DeclineReturn,
  ReadReturnableOrder,
  ReceiveReturn,
  RefundReturn,
  RequestReturn,
  type TypedDocumentString,
} from '../../test/documents.generated.ts';
import { aCardOrder, type CardShop, changeOrder, report } from '../../test/card-shop.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { Loose } from '../../test/test-client.ts';
import type { Person } from '../../test/users.ts';

/** An order as far as it matters for returns. */
export type ReturnableOrder = NonNullable<ReadReturnableOrder['order']>;
export type SeenReturn = ReturnableOrder['returns'][number];
type Payload = RequestReturn['payload'];

/** How many of which line, by its title. */
export type Units = Record<string, number>;

/** Who does what with returns in a shop of tests. */
export function returnsOf(shop: CardShop) {
  const send = <Variables>(
    document: TypedDocumentString<{ payload: Payload }, Variables>,
    variables: Loose<Variables>,
    { token }: Person,
  ) => shop.client.payload(document, variables, token);

  return {
    /** An order of the lines that is paid and delivered. */
    async delivered(customer: Person, admin: Person, method: string, ...lines: object[]): Promise<string> {
      const id = await paid(customer, admin, method, lines);
      await setOrderStatus(shop.client, admin, id, 'DELIVERED');
      return id;
    },

    async see(person: Person, id: string): Promise<ReturnableOrder> {
      const { order } = await shop.client.data(ReadReturnableOrder, { id }, person.token);
      if (!order) throw new Error(`No order ${id}`);
      return order;
    },

    request: (
      person: Person,
      order: Pick<ReturnableOrder, 'id' | 'lines'>,
      units: Units,
      rest: object = {},
    ) =>
      send(
        RequestReturn,
        {
          input: {
            idempotencyKey: newId(),
            orderId: order.id,
            lines: Object.entries(units).map(([title, quantity]) => ({
              orderLineId: order.lines.find((line) => line.title === title)?.id ?? title,
              quantity,
              reason: 'DOES_NOT_FIT' as const,
            })),
            ...rest,
          },
        },
        person,
      ),

    cancel: (person: Person, id: string) => send(CancelReturn, { id }, person),

    approve: (person: Person, id: string, rest: object = {}) => send(ApproveReturn, { id, ...rest }, person),

    decline: (person: Person, id: string, rest: object = { text: 'Worn.' }) =>
      send(DeclineReturn, { id, ...rest }, person),

    /** By line: how many have arrived in all, and how many of them go back into stock. */
    receive: (person: Person, seen: SeenReturn, units: Record<string, [number, number]>, rest: object = {}) =>
      send(
        ReceiveReturn,
        {
          id: seen.id,
          lines: Object.entries(units).map(([title, [receivedQuantity, restockedQuantity]]) => ({
            orderLineId: seen.lines.find(({ line }) => line.title === title)?.line.id ?? title,
            receivedQuantity,
            restockedQuantity,
          })),
          ...rest,
        },
        person,
      ),

    refund: (person: Person, id: string, rest: object = {}) =>
      send(RefundReturn, { id, input: { idempotencyKey: newId(), ...rest } }, person),
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
export function made({ return: seen, userErrors }: Payload): SeenReturn {
  if (!seen) throw new Error(JSON.stringify(userErrors));
  return seen;
}
