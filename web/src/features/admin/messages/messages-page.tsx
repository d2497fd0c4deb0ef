import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Inbox from 'lucide-react/icons/inbox';
import SearchX from 'lucide-react/icons/search-x';
import { useList } from '../../../apollo/use-list.ts';
import { AdminMessagesDocument, type ContactMessageState } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListChoices } from '../list/list-choices.tsx';
import { ListFilterChips } from '../list/list-filter-chips.tsx';
import { ListSearch } from '../list/search/list-search.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { readSearchText } from '../list/search/read-search-text.ts';
import { useListParams } from '../list/use-list-params.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { messageColumns, MessageRow } from './message-row.tsx';

const STATES: Readonly<Record<string, ContactMessageState>> = { open: 'OPEN', answered: 'ANSWERED' };

/** The contact form's messages, newest first; by default only open ones. */
export function MessagesPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const choice = params.get('state') ?? 'open';
  const state = STATES[choice] ?? null;
  const filter = { state, ...(text !== '' && { text }) };
  const list = useList(AdminMessagesDocument, { first: PAGE_SIZE, filter }, (data) => data.contactMessages, {
    isRefetched: true,
  });
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# message', other: '# messages' })
    : t`more than 10,000 messages`;
  return (
    <>
      <PageHead title={t`Messages`} />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={t`Search messages`}
          placeholder={t`Name, email, phone or text`}
          value={text}
          onSearch={(next) => setParam('q', next)}
        />
        <ListChoices
          label={t`State`}
          withAll={false}
          choices={[
            { value: 'open', label: t`Open` },
            { value: 'answered', label: t`Answered` },
            { value: 'all', label: t`All` },
          ]}
          value={state === null ? 'all' : choice}
          onChange={(next) => setParam('state', next)}
        />
      </ListToolbar>
      <ListFilterChips text={text} filters={[]} setParam={setParam} onClear={clear} />
      <ListTable
        list={list}
        caption={t`Messages`}
        loadingLabel={t`Loading messages`}
        columns={messageColumns()}
        totalLabel={totalLabel}
        empty={<NoMessages isNarrowed={text !== ''} isOpen={state === 'OPEN'} onClear={clear} />}
        row={(message) => <MessageRow key={message.id} message={message} />}
      />
    </>
  );
}

interface NoMessagesProps {
  isNarrowed: boolean;
  isOpen: boolean;
  onClear: () => void;
}

function NoMessages({ isNarrowed, isOpen, onClear }: NoMessagesProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No messages found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show open messages</Trans>
          </Button>
        }
      >
        <Trans>No messages match this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox size={28} aria-hidden="true" />}
      title={isOpen ? t`No open messages` : t`No messages`}
    >
      <Trans>Messages from the contact form appear here.</Trans>
    </EmptyState>
  );
}
