import type { EntityManager } from '../../db/database.ts';
import { backorderedOf } from '../catalogue/variants/variant-rules.ts';
import type { StockService } from '../inventory/stock.service.ts';
import type { EditPlan } from './plan-edit.ts';

/** Moves the stock of an edit, through the ledger. */
export class EditStockService {
  constructor(private readonly stock: StockService) {}

  /**
   * Releases what is removed and takes what is added, in the caller's transaction.
   * @returns the added units beyond the stock, by line
   * @throws UserError OUT_OF_STOCK; the transaction must then be rolled back
   */
  async move(
    em: EntityManager,
    orderId: string,
    { current, priced: { lines } }: EditPlan,
  ): Promise<Map<string, number>> {
    const after = new Map(lines.map((line) => [line.id, line.quantity]));
    const released = current
      .map((line) => ({ ...line, quantity: line.quantity - (after.get(line.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    if (released.length > 0) await this.stock.release(em, released, orderId);
    const demands = lines
      .map((line) => ({
        ...line,
        quantity: line.quantity - line.previousQuantity,
        field: line.draft?.field ?? ['input', 'lines'],
      }))
      .filter(({ quantity }) => quantity > 0);
    if (demands.length === 0) return new Map();
    const beyondStock = await this.stock.reserve(em, demands, orderId);
    const units = backorderedOf(demands, beyondStock);
    return new Map(demands.map(({ id }, index) => [id, units[index] ?? 0]));
  }
}
