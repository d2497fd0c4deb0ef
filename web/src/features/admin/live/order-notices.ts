import { plural, t } from '@lingui/core/macro';
import type { LiveEvent_eventFragment } from '../../../gql/admin/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { isModalOpen } from '../../../ui/feedback/is-modal-open.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { playChime } from './chime.ts';
import { orderNotices } from './order-notice-setting.ts';

/** How soon to look again whether whoever works here has answered the question on the screen. */
const PAUSE_MS = 1000;

let waiting: LiveEvent_eventFragment[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says politely that orders have come in, unless that is switched off; not while a dialog wants an answer, and not to whoever has placed one
 * for a customer (`me` is their user's id).
 */
export function announceOrders(events: readonly LiveEvent_eventFragment[], me: string | undefined): void {
  if (orderNotices() === 'off') return;
  const placed = events.filter(({ kind, actorId }) => kind === 'ORDER_PLACED' && actorId !== me);
  waiting.push(...placed);
  if (timer === undefined) announce();
}

function announce(): void {
  timer = undefined;
  const [order] = waiting;
  if (!order) return;
  if (isModalOpen()) {
    timer = setTimeout(announce, PAUSE_MS);
    return;
  }
  showToast(
    waiting.length === 1
      ? {
          tone: 'success',
          title: t`New order #${order.subjectName}`,
          link: { label: t`See the order`, to: adminPaths.order(order.subjectId) },
        }
      : {
          tone: 'success',
          title: plural(waiting.length, { one: '# new order', other: '# new orders' }),
          details: waiting.slice(0, 3).map(({ subjectName }) => `#${subjectName}`),
          link: { label: t`See the orders`, to: adminPaths.orders() },
        },
  );
  waiting = [];
  if (orderNotices() === 'sound') void playChime();
}
