import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { CustomerCareDocument, type CustomerCare_userFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { TagEditor } from '../../tags/tag-editor.tsx';
import { DetailList } from '../../ui/page/detail-list.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Remark } from '../../ui/remark.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './customer-care.module.css';
import { useTags } from '../../tags/use-tags.ts';
import { customerTags } from './customer-tags.ts';

/** Staff's view of a customer: spending, tags and notes. */
export function CustomerCare({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CustomerCareDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const customer = data?.customer;
  if (!customer) {
    return error ? (
      <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label={t`Loading tags and notes`}>
        <Skeleton height="240px" />
      </Loading>
    );
  }
  return (
    <>
      <Figures customer={customer} />
      <Tags customer={customer} />
      <Notes customer={customer} />
    </>
  );
}

interface CareProps {
  customer: CustomerCare_userFragment;
}

function Figures({ customer: { spending, lastSeenAt } }: CareProps) {
  const count = spending.reduce((sum, { orderCount }) => sum + orderCount, 0);
  const amounts = spending.map(({ amount, currencyCode }) => formatMoney(amount, currencyCode));
  return (
    <Panel title={t`Overview`}>
      <DetailList
        details={[
          [t`Orders`, plural(count, { one: '# order', other: '# orders' })],
          [t`Spent`, amounts.join(', ')],
          [
            t`Last seen`,
            lastSeenAt == null ? t`Unknown` : <DateTime value={lastSeenAt} show="date and time" />,
          ],
        ]}
      />
    </Panel>
  );
}

function Tags({ customer: { id, tags } }: CareProps) {
  const mayChange = usePermission('CUSTOMERS_WRITE');
  const { existingTags, update } = useTags(customerTags);
  return (
    <Panel title={t`Tags`}>
      <TagEditor
        tags={tags}
        existingTags={existingTags}
        update={mayChange ? (change) => update([id], change) : null}
      />
    </Panel>
  );
}

function Notes({ customer: { id, notes } }: CareProps) {
  const mayChange = usePermission('CUSTOMERS_WRITE');
  return (
    <Panel title={t`Notes`}>
      {notes.length > 0 ? (
        <ol role="list" className={styles.notes}>
          {notes.map(({ id: noteId, ...note }) => (
            <li key={noteId}>
              <Remark {...note} />
            </li>
          ))}
        </ol>
      ) : (
        !mayChange && (
          <p>
            <Trans>None</Trans>
          </p>
        )
      )}
      {mayChange && <NoteForm customerId={id} />}
    </Panel>
  );
}
