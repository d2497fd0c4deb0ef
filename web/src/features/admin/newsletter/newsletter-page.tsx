import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import SearchX from 'lucide-react/icons/search-x';
import { useList } from '../../../apollo/use-list.ts';
import { AdminNewsletterDocument, type AdminNewsletterQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListFilterChips } from '../list/list-filter-chips.tsx';
import { ListSearch } from '../list/search/list-search.tsx';
import { ListSelect } from '../list/list-select.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { readSearchText } from '../list/search/read-search-text.ts';
import { useListParams } from '../list/use-list-params.ts';
import { DownloadButton } from '../ui/download/download-button.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { parseState, sourceLabels, stateLabels, stateTones } from './newsletter-labels.ts';

type Subscriber = AdminNewsletterQuery['newsletterSubscribers']['nodes'][number];

const columns = () => [
  { key: 'email', label: t`Email` },
  { key: 'state', label: t`State` },
  { key: 'source', label: t`Source` },
  { key: 'requested', label: t`Requested on` },
  { key: 'confirmed', label: t`Confirmed on` },
  { key: 'left', label: t`Unsubscribed on` },
];

/** The newsletter's subscribers, with the proof of their consent. */
export function NewsletterPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const state = parseState(params.get('state'));
  const variables = { first: PAGE_SIZE, search: text === '' ? null : text, state };
  const list = useList(AdminNewsletterDocument, variables, (data) => data.newsletterSubscribers, {
    isRefetched: true,
  });
  const totalLabel = plural(list.total, { one: '# address', other: '# addresses' });
  const labels = stateLabels();
  return (
    <>
      <PageHead
        title={t`Newsletter`}
        actions={<DownloadButton path="/api/exports/newsletter.csv" label={t`Download as CSV`} />}
      />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={t`Search subscribers`}
          placeholder={t`Email`}
          value={text}
          onSearch={(next) => setParam('q', next)}
        />
        <ListSelect
          label={t`State`}
          all={t`All statuses`}
          choices={Object.entries(labels).map(([value, label]) => ({ value: value.toLowerCase(), label }))}
          value={state && state.toLowerCase()}
          onChange={(next) => setParam('state', next)}
        />
      </ListToolbar>
      <ListFilterChips
        text={text}
        filters={[state && { label: labels[state], param: 'state' }]}
        setParam={setParam}
        onClear={clear}
      />
      <ListTable
        list={list}
        caption={t`Newsletter`}
        loadingLabel={t`Loading the subscribers`}
        columns={columns()}
        empty={<NoSubscribers isNarrowed={text !== '' || state !== null} onClear={clear} />}
        totalLabel={totalLabel}
        row={(subscriber) => <SubscriberRow key={subscriber.id} subscriber={subscriber} />}
      />
    </>
  );
}

function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, state, source, requestedAt, confirmedAt, unsubscribedAt } = subscriber;
  return (
    <DataRow>
      <DataCell>{email}</DataCell>
      <DataCell label={t`State`}>
        <Badge tone={stateTones[state]}>{stateLabels()[state]}</Badge>
      </DataCell>
      <DataCell label={t`Source`}>{sourceLabels()[source]}</DataCell>
      <DataCell label={t`Requested on`}>
        <DateTime value={requestedAt} />
      </DataCell>
      <DataCell label={t`Confirmed on`}>{confirmedAt ? <DateTime value={confirmedAt} /> : '–'}</DataCell>
      <DataCell label={t`Unsubscribed on`}>
        {unsubscribedAt ? <DateTime value={unsubscribedAt} /> : '–'}
      </DataCell>
    </DataRow>
  );
}

function NoSubscribers({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No subscribers found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all subscribers</Trans>
          </Button>
        }
      >
        <Trans>No results for this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Mail size={28} aria-hidden="true" />} title={t`No subscribers yet`}>
      <Trans>People who subscribe in the shop’s footer appear here.</Trans>
    </EmptyState>
  );
}
