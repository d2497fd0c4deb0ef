import type { EntityManager } from '../../db/database.ts';
import { userError, type UserErrorIssue } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { LineFields } from '../cart/line-fields.ts';
import { MAX_LINES, variantIn } from '../cart/line-rules.ts';
import { quantityRulesIn } from '../catalogue/variants/quantity-rules.ts';
import {
  imageOf,
  type SellableProduct,
  type SellableVariant,
} from '../catalogue/variants/sellable-product.ts';
import { combinationIn } from '../catalogue/variants/variant-rules.ts';
import type { OrderLineDraft } from '../checkout/lines-to-order.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { TodaysPrices } from '../orders/address/reprice-order.ts';
import type { OrderEntity } from '../orders/order.entity.ts';
import { destinationOf } from '../orders/order.ts';
import type { PricedLine } from '../pricing/price-order.ts';
import { lineProblem, type ParsedEdit, quantitiesAfter } from './edit-input.ts';
import { type AgreedAdjustment, type EditedLine, type PricedEdit, priceEdit } from './edit-rules.ts';
import {
  type CurrentLine,
  findAgreedAdjustments,
  findCurrentLines,
  findProductIds,
} from './order-edit-query.ts';

/** A line after the edit; `draft` is what a new line is stored from. */
export type PlannedLine = EditedLine &
  Pick<CurrentLine, 'productId' | 'variantId' | 'title' | 'colour' | 'size' | 'others'> & {
    draft: OrderLineDraft | null;
  };

/** An edit with its prices, which changes nothing yet. */
export interface EditPlan {
  current: CurrentLine[];
  agreed: AgreedAdjustment[];
  priced: PricedEdit<PlannedLine>;
  problems: Map<string, UserErrorIssue>;
}

/** What an edit is priced by, and the custom fields that customers fill in. */
export interface EditBasis {
  prices: TodaysPrices;
  lineFields: LineFields;
}

type LoadProducts = (em: EntityManager, ids: Iterable<string>) => Promise<Map<string, SellableProduct>>;

/**
 * Prices an edit. `load` reads the products, and locks them if the edit will be carried out.
 * @throws UserError INVALID_VALUE, NOT_FOUND for an unknown variant, NOT_EDITABLE
 */
export async function planEdit(
  em: EntityManager,
  order: OrderEntity,
  edit: ParsedEdit,
  { prices, lineFields }: EditBasis,
  load: LoadProducts,
): Promise<EditPlan> {
  if (order.currency !== prices.currency) throw notEditable(message('orderEdit.otherCurrency'));
  const current = await findCurrentLines(em, order.id);
  const agreed = await findAgreedAdjustments(em, order.id);
  const quantities = quantitiesAfter(current, edit.lines);
  const products = await findProductIds(em, edit.addedLines.map(({ variantId }) => variantId).filter(isUuid));
  const sellable = await load(em, [...current.map(({ productId }) => productId), ...products.values()]);
  const lastPosition = Math.max(...current.map(({ position }) => position));
  const added = edit.addedLines.map(({ variantId, quantity }, index) => {
    const product = sellable.get(products.get(variantId) ?? '');
    const draft = draftOf(product, variantId, quantity, index);
    const removed = current.filter((line) => line.productId === product?.id && quantities.get(line.id) === 0);
    const customFields = fieldsOfAdded(removed, product, lineFields, index);
    return plannedLine({ ...draft, customFields }, lastPosition + 1 + index);
  });
  const remaining = current
    .map((line): PlannedLine => ({
      ...line,
      quantity: quantities.get(line.id) ?? 0,
      previousQuantity: line.quantity,
      draft: null,
    }))
    .filter(({ quantity }) => quantity > 0);
  const lines = [...remaining, ...added];
  if (lines.length === 0) throw notEditable(message('orderEdit.nothingLeft'));
  if (lines.length > MAX_LINES)
    throw userError('INVALID_VALUE', message('orderEdit.tooManyLines', { max: MAX_LINES }), ['input']);
  const { deliveryMethod: method = null, billing = null, deliveryAddress = null } = order;
  const to = destinationOf({ billing, deliveryAddress });
  const priced = priceEdit(
    { totals: order, adjustments: agreed, method, requiresShipping: order.requiresShipping, to },
    lines,
    edit,
    prices,
  );
  return { current, agreed, priced, problems: problemsOf(lines, current, quantities, sellable) };
}

export function notEditable(reason: ReturnType<typeof message>) {
  return userError('NOT_EDITABLE', reason, ['input', 'orderId']);
}

function problemsOf(
  lines: readonly PlannedLine[],
  current: readonly CurrentLine[],
  quantities: ReadonlyMap<string, number>,
  sellable: ReadonlyMap<string, SellableProduct>,
): Map<string, UserErrorIssue> {
  const left = new Map<string, number>();
  for (const { variants } of sellable.values()) for (const { id, stock } of variants) left.set(id, stock);
  for (const { id, variantId, quantity } of current) {
    const released = quantity - (quantities.get(id) ?? 0);
    if (released > 0) left.set(variantId, (left.get(variantId) ?? 0) + released);
  }
  const problems = new Map<string, UserErrorIssue>();
  for (const line of lines) {
    const { id, productId, variantId, quantity, previousQuantity } = line;
    const variant = variantIn(sellable.get(productId), variantId);
    const stock = left.get(variantId) ?? 0;
    const problem = lineProblem(line, variant, stock);
    left.set(variantId, stock - Math.max(0, quantity - previousQuantity));
    if (problem) problems.set(id, problem);
  }
  return problems;
}

/** @throws UserError NOT_FOUND for a variant that can't be bought */
export function draftOf(
  product: SellableProduct | undefined,
  variantId: string,
  quantity: number,
  index: number,
): OrderLineDraft {
  const path = ['input', 'addedLines', String(index)];
  const variant = variantIn(product, variantId);
  if (!product || !variant)
    throw userError('NOT_FOUND', message('orderEdit.variantUnknown'), [...path, 'variantId']);
  return toDraft(product, variant, quantity, [...path, 'quantity']);
}

/**
 * A line that replaces another of the product keeps what the customer filled in, such as an engraving.
 * @throws UserError INVALID_VALUE for any other line with custom fields that the customer must fill in
 */
export function fieldsOfAdded(
  removed: readonly CurrentLine[],
  product: SellableProduct | undefined,
  lineFields: LineFields,
  index: number,
): FieldValues {
  const [replaced] = removed;
  if (replaced && removed.length === 1) return replaced.customFields;
  if (product && lineFields.of(product).some(({ isRequired }) => isRequired)) {
    const reason = message('orderEdit.fieldsRequired', { title: product.title });
    throw userError('INVALID_VALUE', reason, ['input', 'addedLines', String(index), 'variantId']);
  }
  return {};
}

function toDraft(
  product: SellableProduct,
  variant: SellableVariant,
  quantity: number,
  field: string[],
): OrderLineDraft {
  return {
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    image: imageOf(variant, product),
    ...combinationIn(variant),
    quantity,
    unitPrice: variant.salePrice,
    weight: variant.weight,
    requiresShipping: variant.requiresShipping,
    leadTimeDays: variant.leadTimeDays,
    ...quantityRulesIn(variant),
    taxClassId: product.taxClassId,
    customFields: {},
    field,
  };
}

function plannedLine(draft: OrderLineDraft, position: number): PlannedLine {
  const { productId, variantId, title, quantity, unitPrice, weight, requiresShipping, leadTimeDays } = draft;
  return {
    id: newId(),
    position,
    previousQuantity: 0,
    productId,
    variantId,
    title,
    ...combinationIn(draft),
    quantity,
    unitPrice,
    weight,
    requiresShipping,
    leadTimeDays,
    taxClassId: draft.taxClassId,
    draft,
  };
}

export type PricedPlannedLine = PricedLine<PlannedLine>;
