import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import SearchX from 'lucide-react/icons/search-x';
import Signpost from 'lucide-react/icons/signpost';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { useList } from '../../../apollo/use-list.ts';
import {
  AdminRedirectsDocument,
  CreateRedirectDocument,
  DeleteRedirectDocument,
  type Redirect_redirectFragment as Redirect,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { ListFilterChips } from '../list/list-filter-chips.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { ListSearch } from '../list/search/list-search.tsx';
import { readSearchText } from '../list/search/read-search-text.ts';
import { useListParams } from '../list/use-list-params.ts';
import { EditRedirectDialog } from './edit-redirect-dialog.tsx';
import { invalidateRedirects } from './invalidate-redirects.ts';
import styles from './redirects.module.css';

const columns = () => [
  { key: 'from', label: t`From` },
  { key: 'to', label: t`To` },
  { key: 'added', label: t`Added on` },
  { key: 'actions', label: t`Actions`, hidden: true, numeric: true },
];

/** All redirects, newest first, with a search. */
export function RedirectTable() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const variables = { first: PAGE_SIZE, search: text === '' ? null : text };
  const list = useList(AdminRedirectsDocument, variables, (data) => data.redirects, { isRefetched: true });
  const [edited, setEdited] = useState<Redirect | null>(null);
  const totalLabel = plural(list.total, { one: '# redirect', other: '# redirects' });
  return (
    <section aria-label={t`Redirects`}>
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={t`Search redirects`}
          placeholder={t`From or to`}
          value={text}
          onSearch={(next) => setParam('q', next)}
        />
      </ListToolbar>
      <ListFilterChips text={text} filters={[]} setParam={setParam} onClear={clear} />
      <ListTable
        list={list}
        caption={t`Redirects`}
        loadingLabel={t`Loading redirects`}
        columns={columns()}
        totalLabel={totalLabel}
        empty={<NoRedirects isNarrowed={text !== ''} onClear={clear} />}
        row={(redirect) => (
          <RedirectRow key={redirect.id} redirect={redirect} onEdit={() => setEdited(redirect)} />
        )}
      />
      <EditRedirectDialog redirect={edited} onClose={() => setEdited(null)} />
    </section>
  );
}

function RedirectRow({ redirect, onEdit }: { redirect: Redirect; onEdit: () => void }) {
  const { id, path, target, createdAt } = redirect;
  const remove = useRemoveRedirect();
  return (
    <DataRow>
      <DataCell>
        <span className={styles.url} translate="no">
          {path}
        </span>
      </DataCell>
      <DataCell label={t`To`}>
        <span className={styles.url} translate="no">
          {target}
        </span>
      </DataCell>
      <DataCell label={t`Added on`}>
        <DateTime value={createdAt} />
      </DataCell>
      <DataCell label={t`Actions`} numeric>
        <span className={styles.actions}>
          <IconButton label={t`Edit the redirect from ${path}`} onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t`Delete the redirect from ${path}`}
            onClick={() => void remove({ id, path, target })}
          >
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </DataCell>
    </DataRow>
  );
}

/** Deletes a redirect at once; the toast adds it again. */
function useRemoveRedirect() {
  const [remove] = useAction(DeleteRedirectDocument, {
    result: (payload) => payload.redirectId,
    failure: t`Redirect not deleted`,
    update: invalidateRedirects,
  });
  const [add] = useAction(CreateRedirectDocument, {
    result: (payload) => payload.redirect,
    failure: t`Redirect not restored`,
    update: invalidateRedirects,
  });
  return ({ id, path, target }: Pick<Redirect, 'id' | 'path' | 'target'>) =>
    remove(
      { id },
      {
        onDone: () => {
          // The focused button is gone.
          document.querySelector('h1')?.focus();
          showToast({
            tone: 'success',
            title: t`Redirect deleted`,
            details: [t`From ${path} to ${target}`],
            undo: () => void add({ input: { path, target } }),
          });
        },
      },
    );
}

function NoRedirects({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <EmptyState icon={<Signpost size={28} aria-hidden="true" />} title={t`No redirects yet`}>
        <Trans>What you rename or delete redirects by itself. Add the URLs of a former shop here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={28} aria-hidden="true" />}
      title={t`No redirects found`}
      action={
        <Button onClick={onClear}>
          <Trans>Show all redirects</Trans>
        </Button>
      }
    >
      <Trans>Nothing matches this search.</Trans>
    </EmptyState>
  );
}
