import type { PrintedLine_lineFragment, PrintedOrder_orderFragment } from '../../../../gql/graphql.ts';

/** The number of units of a line in a parcel. */
export interface PackedLine {
  line: PrintedLine_lineFragment;
  quantity: number;
}

/**
 * The lines of a parcel: of the shipment with the id, or everything unsent that is in stock. A closed order
 * has nothing left to send.
 */
export function packedLines(order: PrintedOrder_orderFragment, shipmentId: string | null): PackedLine[] {
  if (shipmentId !== null) return order.shipments.find(({ id }) => id === shipmentId)?.lines ?? [];
  if (order.status === 'CANCELLED' || order.status === 'RETURNED') return [];
  return order.lines
    .map((line) => ({ line, quantity: line.unsentQuantity - line.backorderedQuantity }))
    .filter(({ quantity }) => quantity > 0);
}
