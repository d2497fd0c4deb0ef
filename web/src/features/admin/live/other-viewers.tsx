import { useSubscription } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { OrderViewersDocument } from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import styles from './other-viewers.module.css';

/** Shows who else has the order open, so that two people don't work on it unknowingly. */
export function OtherViewers({ orderId }: { orderId: string }) {
  const { data } = useSubscription(OrderViewersDocument, { variables: { orderId } });
  const names = data?.orderViewers.map(({ name }) => name) ?? [];
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <p role="status" className={styles.viewers}>
      {names.length > 0 && (
        <>
          <Eye size={18} aria-hidden="true" />
          <Trans>Also open for {list}</Trans>
        </>
      )}
    </p>
  );
}
