import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerNamesDocument } from '../../../gql/graphql.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { ChosenCustomers } from '../pickers/chosen-customers.tsx';
import { fullName } from '../ui/full-name.ts';
import { MAX_CHOSEN, type PromotionValues } from './promotion-values.ts';
import styles from './promotions.module.css';
import { useChosenIds } from './use-chosen-ids.ts';
import { useKnownById } from '../pickers/use-known-by-id.ts';

/** The customers of a promotion. */
export function PromotionCustomers({ form }: { form: UseFormReturn<PromotionValues> }) {
  const { ids, add, removeAt } = useChosenIds(form, 'customerIds');
  const mayRead = usePermission('CUSTOMERS_READ');
  const customerLookup = useKnownById(
    ids,
    CustomerNamesDocument,
    (data) => data.customers.nodes.map((user) => ({ id: user.id, name: fullName(user), email: user.email })),
    mayRead,
  );
  const count = plural(ids.length, { one: '# customer chosen', other: '# customers chosen' });
  if (!mayRead) {
    return (
      <>
        {ids.length > 0 && <p>{count}</p>}
        <p className={classNames(styles.note, styles.intro)}>
          <Trans>Your role does not allow you to see or choose customers.</Trans>
        </p>
      </>
    );
  }
  const missing = customerLookup.isLoading ? '…' : t`No longer exists`;
  return (
    <>
      <p className={classNames(styles.note, styles.intro)}>
        <Trans>Leave empty for all customers.</Trans>
      </p>
      <ChosenCustomers
        customers={ids.map((id) => customerLookup.find(id) ?? { id, name: missing, email: '' })}
        max={MAX_CHOSEN}
        label={t`Customers of the promotion`}
        count={count}
        onAdd={(customer) => {
          customerLookup.add(customer);
          add(customer.id);
        }}
        onRemove={removeAt}
      />
    </>
  );
}
