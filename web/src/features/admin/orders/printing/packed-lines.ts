import type { PrintedLine_lineFragment, PrintedOrder_orderFragment } from '../../../../gql/graphql.ts';

/** So many units of a line that go into a parcel. */
export interface PackedLine {
  line: PrintedLine_lineFragment;
  quantity: number;
}

/**
 * What goes into the parcel of an order: what the parcel with the id has, or what is still to be sent.
 * Nothing is sent of a closed order.
 */
export function packedLines(order: PrintedOrder_orderFragment, shipmentId: string | null): PackedLine[] {
  if (shipmentId !== null) return order.shipments.find(({ id }) => id === shipmentId)?.lines ?? [];
  if (order.status === 'CANCELLED' || order.status === 'RETURNED') return [];
  return order.lines
    .map((line) => ({ line, quantity: line.unsentQuantity }))
    .filter(({ quantity }) => quantity > 0);
}
