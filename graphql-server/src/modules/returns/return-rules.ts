import { z } from 'zod';
import { userError } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { line, remarkText, storableText } from '../../shared/text-rules.ts';
import { DAY } from '../../shared/time/duration.ts';
import { addDays, localDateAt, startOfDay } from '../../shared/time/local-date.ts';
import { brokenRule } from '../../shared/validate.ts';
import { orNone } from '../customers/users/user-rules.ts';
import type { OrderActor } from '../orders/order-actor.ts';
import type { OrderSource } from '../orders/order.entity.ts';
import type { OrderStatus, PaymentState } from '../orders/order-status.ts';
import type { LineUnits } from '../orders/order.ts';

export const returnStates = [
  'REQUESTED',
  'APPROVED',
  'DECLINED',
  'RECEIVED',
  'REFUNDED',
  'CANCELLED',
] as const;

/** How far a return is; see the contract. */
export type ReturnState = (typeof returnStates)[number];

/** The states in which something is still to be done about a return: its units are spoken for. */
export const openReturnStates = ['REQUESTED', 'APPROVED', 'RECEIVED'] as const satisfies ReturnState[];

export const returnReasons = [
  'CHANGED_MIND',
  'DOES_NOT_FIT',
  'NOT_AS_DESCRIBED',
  'DEFECTIVE',
  'DAMAGED',
  'WRONG_ITEM',
  'ARRIVED_TOO_LATE',
  'OTHER',
] as const;

/** Why something goes back, in the customer's view. */
export type ReturnReason = (typeof returnReasons)[number];

/** A part of an order line that goes back. */
export interface ReturnLine extends LineUnits {
  reason: ReturnReason;
  /** How many of them have arrived at the shop, and how many of those went back into stock. */
  receivedQuantity: number;
  restockedQuantity: number;
}

/** A step of a return, with what whoever made it said. */
export interface ReturnEvent {
  state: ReturnState;
  text: string | null;
  actor: OrderActor;
  /** Of the member of staff who did it; null for anybody else. */
  staffName: string | null;
  createdAt: Date;
}

/** A request of a customer to give back a part of an order, and what became of it. */
export interface OrderReturn {
  id: string;
  /** What people call it, for example R1001. */
  number: string;
  orderId: string;
  /** The order that replaces what goes back; null unless it is an exchange. */
  exchangeOrderId: string | null;
  state: ReturnState;
  lines: readonly ReturnLine[];
  /** Oldest first. */
  history: readonly ReturnEvent[];
  /** Null until it was refunded, and when there was nothing left to refund. */
  refundId: string | null;
  version: string;
  createdAt: Date;
}

/**
 * What the shop grants: so many days from the delivery on, 0 for no returns at all, counted in its time zone.
 */
export interface ReturnTerms {
  days: number;
  timeZone: string;
}

/** What can be done about a return. */
export type ReturnStep = 'APPROVE' | 'DECLINE' | 'RECEIVE' | 'REFUND' | 'CANCEL';

/** In which states a step is possible, what it leads to, and what is said in any other. */
interface StepRule {
  from: readonly ReturnState[];
  to: ReturnState;
  problem: Message;
}

const steps: Record<ReturnStep, StepRule> = {
  APPROVE: { from: ['REQUESTED'], to: 'APPROVED', problem: message('return.step.APPROVE') },
  // Also of what was approved and never came, and of what came in no fit state.
  DECLINE: {
    from: ['REQUESTED', 'APPROVED', 'RECEIVED'],
    to: 'DECLINED',
    problem: message('return.step.DECLINE'),
  },
  // The rest may come in another parcel.
  RECEIVE: { from: ['APPROVED', 'RECEIVED'], to: 'RECEIVED', problem: message('return.step.RECEIVE') },
  REFUND: { from: ['RECEIVED'], to: 'REFUNDED', problem: message('return.step.REFUND') },
  CANCEL: { from: ['REQUESTED', 'APPROVED'], to: 'CANCELLED', problem: message('return.step.CANCEL') },
};

/** @returns the state after a step, or null when a return in this state allows no such step */
export function stateAfter(step: ReturnStep, state: ReturnState): ReturnState | null {
  const { from, to } = steps[step];
  return from.includes(state) ? to : null;
}

/**
 * Whether a step was made before, as after a double click: repeating it changes nothing. Parts may arrive one
 * after the other.
 */
export function isRepeat(step: ReturnStep, state: ReturnState): boolean {
  return step !== 'RECEIVE' && steps[step].to === state;
}

/** @throws UserError RETURN_STEP_INVALID for a return that is too far, or not far enough */
export function assertStep(step: ReturnStep, state: ReturnState): ReturnState {
  const next = stateAfter(step, state);
  if (next) return next;
  throw userError('RETURN_STEP_INVALID', steps[step].problem, ['id']);
}

/** Customers have 14 days to send back what they withdrew from; then carriers have theirs. In ms. */
const LOST_AFTER = 30 * DAY;

/**
 * @throws UserError RETURN_STEP_INVALID for a withdrawal, which asks nobody, unless nothing of it has arrived
 * for 30 days; and when something of it is back in stock, and may be sold: then it has to be refunded
 */
export function assertDeclinable(
  { lines, history, exchangeOrderId }: Pick<OrderReturn, 'lines' | 'history' | 'exchangeOrderId'>,
  now: Date,
): void {
  const [begin] = history;
  // Only what nobody asked for begins with another state.
  const isWithdrawal = begin?.state !== 'REQUESTED' && exchangeOrderId === null;
  const isLost =
    begin !== undefined &&
    now.getTime() - begin.createdAt.getTime() > LOST_AFTER &&
    lines.every(({ receivedQuantity }) => receivedQuantity === 0);
  if (isWithdrawal && !isLost) throw userError('RETURN_STEP_INVALID', message('return.withdrawn'), ['id']);
  if (lines.some(({ restockedQuantity }) => restockedQuantity > 0))
    throw userError('RETURN_STEP_INVALID', message('return.restocked'), ['id']);
}

interface StatusChange {
  status: OrderStatus;
  createdAt: Date;
}

/**
 * When an order was delivered, by its history, oldest first: of several times the last; null when it is not
 * delivered now.
 */
export function deliveredAt(history: readonly StatusChange[]): Date | null {
  const since = history.findLastIndex(({ status }) => status !== 'DELIVERED') + 1;
  return history[since]?.createdAt ?? null;
}

/** The last day on which what was delivered then can be returned. The day of delivery does not count. */
export function lastReturnDay(delivered: Date, { days, timeZone }: ReturnTerms): string {
  return addDays(localDateAt(delivered, timeZone), days);
}

/** The first moment at which it is too late. */
export function returnableUntil(delivered: Date, terms: ReturnTerms): Date {
  return startOfDay(addDays(lastReturnDay(delivered, terms), 1), terms.timeZone);
}

/** What decides whether anything of an order can be returned. */
export interface DeliveredOrder {
  status: OrderStatus;
  paymentState: PaymentState;
  deliveredAt: Date | null;
  importedFrom: OrderSource | null;
}

/**
 * Why nothing of an order can be returned now; null when it can. Which lines and how many is another
 * question.
 */
export function returnProblem(order: DeliveredOrder, now: Date, terms: ReturnTerms): Message | null {
  if (order.importedFrom !== null) return message('order.imported');
  if (terms.days === 0) return message('return.notOffered');
  if (order.status !== 'DELIVERED' || !order.deliveredAt) return message('return.notDelivered');
  if (now >= returnableUntil(order.deliveredAt, terms)) {
    const date = { day: lastReturnDay(order.deliveredAt, terms) };
    return message('return.tooLate', { days: terms.days, date });
  }
  if (order.paymentState === 'UNPAID') return message('return.unpaid');
  return order.paymentState === 'REFUNDED' ? message('return.refunded') : null;
}

/** What a return is refunded for: what has arrived, or, before anything has, all that is to come. */
export function unitsToRefund({ state, lines }: Pick<OrderReturn, 'state' | 'lines'>): LineUnits[] {
  const hasArrived = state === 'RECEIVED' || state === 'REFUNDED';
  return lines
    .map(({ orderLineId, quantity, receivedQuantity }) => ({
      orderLineId,
      quantity: hasArrived ? receivedQuantity : quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
}

const MAX_NOTE = 1000;

/** What a customer says about a return; an empty note is none. */
const note = orNone(
  storableText
    .trim()
    .max(MAX_NOTE, brokenRule('text.tooLong', { what: message('label.note'), max: MAX_NOTE })),
).default(null);

/** What a customer sends besides the lines. The key is the return's id. */
export const returnSchema = z.object({
  idempotencyKey: z.uuid(brokenRule('return.keyInvalid')),
  note,
});

/** What staff says when a return is approved, and has to when it is declined. */
export const approvalSchema = z.object({ text: orNone(remarkText('label.reply')).default(null) });
export const declineSchema = z.object({ text: remarkText('label.reply') });

/** What staff says about a refund; only staff sees the reason. */
export const returnRefundSchema = z.object({
  idempotencyKey: z.uuid(brokenRule('refund.keyInvalid')),
  amount: z.int().min(1, brokenRule('refund.amountTooSmall')).nullable(),
  reason: orNone(line('label.reason', 200)).default(null),
});
