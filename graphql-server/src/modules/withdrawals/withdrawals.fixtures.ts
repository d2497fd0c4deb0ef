import { newId } from '../../shared/new-id.ts';
import { aCardOrder, type CardShop, report } from '../../test/card-shop.ts';
import {
  CreateShipment,
  CreateWithdrawal,
  ReadWithdrawalForm,
  ReadWithdrawnOrder,
  StartWithdrawal,
} from '../../test/documents.generated.ts';
import type { Person } from '../../test/users.ts';

type Seen = NonNullable<ReadWithdrawnOrder['order']>;

/** Who withdraws from what in a shop of tests. */
export function withdrawalsOf(shop: CardShop) {
  const see = async (id: string, as: Person): Promise<Seen> => {
    const { order } = await shop.client.data(ReadWithdrawnOrder, { id }, as.token);
    if (!order) throw new Error(`No order ${id}`);
    return order;
  };
  const form = async (token: string) =>
    (await shop.client.data(ReadWithdrawalForm, { token })).withdrawalForm;
  return {
    see,
    form,

    /** An order of these lines, paid by card. */
    paid: async (customer: Person, ...lines: object[]): Promise<string> => {
      const { id, sessionId } = await aCardOrder(shop, customer, ...lines);
      shop.gateway.pay(sessionId);
      await report(shop, sessionId);
      return id;
    },

    /** Withdraws from units by the titles of their lines. */
    withdraw: async (token: string, units: Record<string, number>, idempotencyKey = newId()) => {
      const lines = (await form(token))?.lines.map(({ line }) => line) ?? [];
      const input = {
        idempotencyKey,
        name: ' Ada Lovelace ',
        lines: Object.entries(units).map(([title, quantity]) => ({
          orderLineId: lines.find((line) => line.title === title)?.id ?? title,
          quantity,
        })),
      };
      return shop.client.payload(CreateWithdrawal, { token, input });
    },

    /** Sends units of the order's first line. */
    send: async (staff: Person, orderId: string, quantity: number): Promise<void> => {
      const [line] = (await see(orderId, staff)).lines;
      const input = { orderId, lines: [{ orderLineId: String(line?.id), quantity }] };
      const { userErrors } = await shop.client.payload(CreateShipment, { input }, staff.token);
      if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
    },

    start: (orderNumber: string, email: string) =>
      shop.client.payload(StartWithdrawal, { input: { orderNumber, email } }),
  };
}
