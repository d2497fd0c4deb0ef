import { isOpenStatus } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useShop } from '../../../../shop/use-shop.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import styles from './payment-next.module.css';

/** Account, reference and due date for the bank transfer. */
export function BankTransfer({ order }: { order: Order_orderFragment }) {
  const account = useShop()?.bankAccount;
  const amount = formatMoney(order.outstandingAmount, order.currencyCode);
  const details = [
    [t`Amount`, amount],
    [t`Reference`, inGroups(order.paymentReference ?? order.number)],
    [t`Account holder`, account?.holder],
    ['IBAN', account?.iban],
    ['BIC', account?.bic],
    [t`Bank`, account?.bank],
  ] as const;
  return (
    <>
      <p className={styles.next}>
        <Instruction order={order} hasAccount={Boolean(account)} />
      </p>
      <dl className={styles.details}>
        {details.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  );
}

interface InstructionProps {
  order: Pick<Order_orderFragment, 'status' | 'shipmentState' | 'requiresShipping' | 'paymentDueAt'>;
  hasAccount: boolean;
}

function Instruction({ order, hasAccount }: InstructionProps) {
  const { status, shipmentState, requiresShipping, paymentDueAt } = order;
  if (!isOpenStatus(status) || shipmentState !== 'NONE')
    return hasAccount ? (
      <Trans>Your order is not paid yet. Please transfer the amount to this account.</Trans>
    ) : (
      <Trans>Your order is not paid yet. Please contact us for our bank details.</Trans>
    );
  return (
    <>
      <HowToPay due={paymentDueAt} hasAccount={hasAccount} />{' '}
      {requiresShipping ? (
        <Trans>We’ll ship your order as soon as we receive your payment.</Trans>
      ) : (
        <Trans>Your order is complete as soon as we receive your payment.</Trans>
      )}
    </>
  );
}

function HowToPay({ due, hasAccount }: { due: string | null | undefined; hasAccount: boolean }) {
  if (!due)
    return hasAccount ? (
      <Trans>Please transfer the amount to this account.</Trans>
    ) : (
      <Trans>Please contact us for our bank details.</Trans>
    );
  const day = <DateTime value={due} />;
  return hasAccount ? (
    <Trans>Please transfer the amount to this account by {day}, or we’ll cancel the order.</Trans>
  ) : (
    <Trans>Please contact us for our bank details and pay by {day}, or we’ll cancel the order.</Trans>
  );
}

/** Splits a reference into groups of four characters, which are easier to copy by hand. */
function inGroups(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
