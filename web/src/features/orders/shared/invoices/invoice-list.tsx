import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrderInvoices_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import styles from '../dated-list.module.css';

interface InvoiceListProps {
  invoices: OrderInvoices_orderFragment['invoices'];
  currency: string;
}

/** Invoices and credit notes, each with its PDF. */
export function InvoiceList({ invoices, currency }: InvoiceListProps) {
  return (
    <ul role="list" className={styles.list}>
      {invoices.map(({ id, series, number, correctedNumber, total, issuedAt, url }) => (
        <li key={id} className={styles.item}>
          <p className={styles.when}>
            {/* The server sends the file; the page stays. */}
            <TextLink to={url} reloadDocument>
              {series === 'INVOICE' ? t`Invoice ${number} (PDF)` : t`Credit note ${number} (PDF)`}
            </TextLink>
          </p>
          <p>
            <DateTime value={issuedAt} />
            {' · '}
            {formatMoney(total, currency)}
          </p>
          {correctedNumber && (
            <p>
              <Trans>Corrects invoice {correctedNumber}</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
