import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Inbox from 'lucide-react/icons/inbox';
import Landmark from 'lucide-react/icons/landmark';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageX from 'lucide-react/icons/package-x';
import Star from 'lucide-react/icons/star';
import Truck from 'lucide-react/icons/truck';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardQuery, OrderAttention, Permission, ReturnState } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatOrderListSearch } from '../orders/table/order-list-search.ts';
import { formatReturnListSearch } from '../orders/returns/return-list-search.ts';
import { formatProductListSearch } from '../products/table/product-list-search.ts';
import { Panel } from '../ui/page/panel.tsx';
import styles from './to-do-list.module.css';

type ToDo = NonNullable<DashboardQuery['toDo']>;

/** Something that waits to be done. */
interface Task {
  /** How many there are; null for what the role does not include. */
  count: number | null | undefined;
  /** What is to be done, with the number. */
  label: (count: number) => string;
  to: string;
  Icon: ComponentType<{ size: number; className?: string; 'aria-hidden': 'true' }>;
  /** What it takes to do it: nobody is told of what they may not. */
  needs: Permission;
  /** Whether something has gone wrong. */
  isTrouble?: boolean;
}

/** What it takes to do any of it. */
const ANY: readonly Permission[] = [
  ...(['ORDERS_WRITE', 'ORDERS_REFUND', 'REVIEWS_WRITE', 'PRODUCTS_WRITE', 'CUSTOMERS_WRITE'] as const),
];

/** Whether there may be something to do for who has these permissions. */
export function hasTasks(held: readonly Permission[]): boolean {
  return ANY.some((permission) => held.includes(permission));
}

interface ToDoListProps {
  toDo: ToDo | null | undefined;
  /** What the viewer may do. */
  held: readonly Permission[];
}

/**
 * What waits to be done by who has these permissions, each with its number and a link to just these; or that
 * there is nothing.
 */
export function ToDoList({ toDo, held }: ToDoListProps) {
  const waiting = toDo ? tasks(toDo).filter(({ count, needs }) => count && held.includes(needs)) : [];
  return (
    <Panel title={t`To do`} flush>
      {!toDo && (
        <Loading label={t`Loading what is to be done`}>
          <Skeleton height="104px" />
        </Loading>
      )}
      {toDo && waiting.length === 0 && (
        <p className={styles.none}>
          <CircleCheck size={20} aria-hidden="true" />
          <Trans>Nothing to do: nothing waits for you.</Trans>
        </p>
      )}
      <ul role="list" className={styles.list}>
        {waiting.map(({ count, label, to, Icon, isTrouble }) => (
          <li key={to} className={styles.item}>
            <Link className={styles.task} to={to} data-trouble={isTrouble}>
              <Icon size={20} className={styles.icon} aria-hidden="true" />
              <span className={styles.label}>{label(count ?? 0)}</span>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/* The most urgent ones first. */
function tasks(toDo: ToDo): Task[] {
  return [
    ...troubleTasks(toDo),
    {
      count: toDo.refundsDue,
      needs: 'ORDERS_REFUND',
      label: (count) => plural(count, { one: '# customer to pay back', other: '# customers to pay back' }),
      to: ordersWith('REFUND_DUE'),
      Icon: Landmark,
    },
    {
      count: toDo.transfersDueSoon,
      needs: 'ORDERS_WRITE',
      label: (count) =>
        plural(count, {
          one: '# bank transfer to check today, before its order is cancelled',
          other: '# bank transfers to check today, before their orders are cancelled',
        }),
      to: ordersWith('TRANSFER_DUE_SOON'),
      ...{ Icon: Landmark, isTrouble: true },
    },
    {
      count: toDo.readyToSend,
      needs: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# order to send', other: '# orders to send' }),
      to: ordersWith('READY_TO_SEND'),
      Icon: Truck,
    },
    ...returnTasks(toDo),
    {
      count: toDo.transfersAwaited,
      needs: 'ORDERS_WRITE',
      label: (count) =>
        plural(count, { one: '# bank transfer to check', other: '# bank transfers to check' }),
      to: ordersWith('TRANSFER_AWAITED'),
      Icon: Landmark,
    },
    {
      count: toDo.reviewsWaiting,
      needs: 'REVIEWS_WRITE',
      label: (count) => plural(count, { one: '# review to moderate', other: '# reviews to moderate' }),
      to: adminPaths.reviews(),
      Icon: Star,
    },
    {
      count: toDo.messagesWaiting,
      needs: 'CUSTOMERS_WRITE',
      label: (count) => plural(count, { one: '# message to answer', other: '# messages to answer' }),
      to: adminPaths.messages(),
      Icon: Inbox,
    },
    ...stockTasks(toDo),
  ];
}

function ordersWith(attention: OrderAttention): string {
  return adminPaths.orders() + formatOrderListSearch({ attention });
}

/* What has gone wrong with orders. */
function troubleTasks(toDo: ToDo): Task[] {
  return [
    {
      count: toDo.paymentMismatches,
      needs: 'ORDERS_REFUND',
      label: (count) =>
        plural(count, {
          one: '# payment does not match its order',
          other: '# payments do not match their orders',
        }),
      to: ordersWith('PAYMENT_MISMATCH'),
      ...{ Icon: CircleAlert, isTrouble: true },
    },
    {
      count: toDo.failedRefunds,
      needs: 'ORDERS_REFUND',
      label: (count) => plural(count, { one: '# refund has failed', other: '# refunds have failed' }),
      to: ordersWith('REFUND_FAILED'),
      ...{ Icon: CircleAlert, isTrouble: true },
    },
    {
      count: toDo.failedMails,
      needs: 'ORDERS_WRITE',
      label: (count) =>
        plural(count, { one: '# order has an email that failed', other: '# orders have emails that failed' }),
      to: ordersWith('MAIL_FAILED'),
      ...{ Icon: CircleAlert, isTrouble: true },
    },
  ];
}

function stockTasks(toDo: ToDo): Task[] {
  const products = (stock: 'low' | 'out') => adminPaths.products() + formatProductListSearch({ stock });
  return [
    {
      count: toDo.productsWithSoldOutVariants,
      needs: 'PRODUCTS_WRITE',
      label: (count) =>
        plural(count, {
          one: '# product or a variant of it is sold out',
          other: '# products or variants of them are sold out',
        }),
      to: products('out'),
      Icon: PackageX,
    },
    {
      count: toDo.productsWithLowVariants,
      needs: 'PRODUCTS_WRITE',
      label: (count) =>
        plural(count, {
          one: '# product or a variant of it is low in stock',
          other: '# products or variants of them are low in stock',
        }),
      to: products('low'),
      Icon: PackageX,
    },
  ];
}

/* What waits for an answer is first. */
function returnTasks(toDo: ToDo): Task[] {
  const returnsThatAre = (state: ReturnState) => adminPaths.returns() + formatReturnListSearch({ state });
  return [
    {
      count: toDo.returnsToDecide,
      needs: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# return to decide on', other: '# returns to decide on' }),
      to: returnsThatAre('REQUESTED'),
      Icon: PackageCheck,
    },
    {
      count: toDo.returnsToRefund,
      needs: 'ORDERS_REFUND',
      label: (count) =>
        plural(count, { one: '# return has arrived, to refund', other: '# returns have arrived, to refund' }),
      to: returnsThatAre('RECEIVED'),
      Icon: PackageCheck,
    },
    {
      count: toDo.returnsAwaited,
      needs: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# return on its way', other: '# returns on their way' }),
      to: returnsThatAre('APPROVED'),
      Icon: PackageCheck,
    },
  ];
}
