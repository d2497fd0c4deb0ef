import { plural, t } from '@lingui/core/macro';
import type { LiveEvent_eventFragment } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { isModalOpen } from '../../../ui/feedback/is-modal-open.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { playChime } from './chime.ts';
import { orderNotices } from './order-notice-setting.ts';

/** How often to check whether an open dialog has been answered, in ms. */
const PAUSE_MS = 1000;

/** How long a toast stays, in ms; later orders are added to it. */
const SHOWN_MS = 9000;

let waiting: LiveEvent_eventFragment[] = [];
let shown: LiveEvent_eventFragment[] = [];
let shownUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces new orders and return requests politely, in one toast each, unless that is switched off. Waits
 * while a dialog is open, and skips orders that this user has placed (`me` is their user id).
 */
export function announceOrders(events: readonly LiveEvent_eventFragment[], me: string | undefined): void {
  if (orderNotices() === 'off') return;
  const arrivals = events.filter(({ kind, actorId }) => isNewArrival(kind) && actorId !== me);
  waiting.push(...arrivals);
  if (timer === undefined) announce();
}

function announce(): void {
  timer = undefined;
  if (waiting.length === 0) return;
  if (isModalOpen()) {
    timer = setTimeout(announce, PAUSE_MS);
    return;
  }
  const now = performance.now();
  const arrived = new Set(waiting.map(({ kind }) => kind));
  shown = [...(now < shownUntil ? shown : []), ...waiting];
  shownUntil = now + SHOWN_MS;
  waiting = [];
  const joined = (kind: LiveEvent_eventFragment['kind']) =>
    arrived.has(kind) ? shown.filter((event) => event.kind === kind).toReversed() : [];
  const [orders, returns] = [joined('ORDER_PLACED'), joined('RETURN_REQUESTED')];
  if (orders.length > 0) announceNewOrders(orders);
  if (returns.length > 0) announceReturns(returns);
  if (orderNotices() === 'sound') void playChime();
}

function isNewArrival(kind: LiveEvent_eventFragment['kind']): boolean {
  return kind === 'ORDER_PLACED' || kind === 'RETURN_REQUESTED';
}

function announceNewOrders(orders: readonly LiveEvent_eventFragment[]): void {
  const [order] = orders;
  showToast({
    about: 'new orders',
    tone: 'success',
    ...(order && orders.length === 1
      ? {
          title: t`New order #${order.subjectName}`,
          link: { label: t`View order`, to: adminPaths.order(order.subjectId) },
        }
      : {
          title: plural(orders.length, { one: '# new order', other: '# new orders' }),
          details: numbersOf(orders),
          link: { label: t`View orders`, to: adminPaths.orders() },
        }),
  });
}

function announceReturns(requests: readonly LiveEvent_eventFragment[]): void {
  const [request] = requests;
  showToast({
    about: 'returns requested',
    tone: 'success',
    ...(request && requests.length === 1
      ? {
          title: t`Return requested for order #${request.subjectName}`,
          link: { label: t`View order`, to: adminPaths.order(request.subjectId) },
        }
      : {
          title: plural(requests.length, { one: '# return requested', other: '# returns requested' }),
          details: numbersOf(requests),
          link: { label: t`View returns`, to: adminPaths.returns() },
        }),
  });
}

function numbersOf(events: readonly LiveEvent_eventFragment[]): string[] {
  return events.slice(0, 3).map(({ subjectName }) => `#${subjectName}`);
}
