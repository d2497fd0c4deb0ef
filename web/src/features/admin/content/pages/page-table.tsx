import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import SearchX from 'lucide-react/icons/search-x';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageKind, PageState_pageFragment } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../../ui/data/data-table.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ListChoices } from '../../list/list-choices.tsx';
import { ListFilterChips } from '../../list/list-filter-chips.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { ListSearch } from '../../list/search/list-search.tsx';
import { useListState } from '../../list/use-list-params.ts';
import { isHomePage, pagePath } from '../page-links.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageState } from './page-state.tsx';
import styles from './pages-page.module.css';
import type { Pages } from './use-pages.ts';

/** Pages or posts, with a search and a filter. */
export function PageTable({ kind, list, text, state, isNarrowed, setParam, clear }: Pages) {
  const [toDelete, setToDelete] = useState<PageState_pageFragment | null>(null);
  const isBlog = kind === 'POST';
  const totalLabel = isBlog
    ? plural(list.total, { one: '# post', other: '# posts' })
    : plural(list.total, { one: '# page', other: '# pages' });
  return (
    <>
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={isBlog ? t`Search posts` : t`Search pages`}
          placeholder={t`Title or URL`}
          value={text}
          onSearch={(next) => setParam('q', next)}
        />
        <ListChoices
          label={t`State`}
          choices={[
            { value: 'draft', label: t`Drafts` },
            { value: 'planned', label: t`Planned` },
            { value: 'published', label: t`Published` },
          ]}
          value={state?.toLowerCase() ?? null}
          onChange={(next) => setParam('state', next)}
        />
      </ListToolbar>
      <ListFilterChips text={text} filters={[]} setParam={setParam} onClear={clear} />
      <ListTable
        list={list}
        caption={isBlog ? t`Blog posts` : t`Pages`}
        loadingLabel={isBlog ? t`Loading posts` : t`Loading pages`}
        columns={columns(kind)}
        totalLabel={totalLabel}
        empty={isNarrowed ? <NothingFound kind={kind} onClear={clear} /> : <NothingYet kind={kind} />}
        row={(page) => <PageRow key={page.id} page={page} onDelete={() => setToDelete(page)} />}
      />
      <DeletePageDialog page={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

const nameOfKind = (kind: PageKind) => (kind === 'POST' ? t`Post` : t`Page`);

const columns = (kind: PageKind): DataColumn[] => [
  { key: 'page', label: nameOfKind(kind) },
  { key: 'state', label: t`State` },
  { key: 'actions', label: t`Actions`, hidden: true, numeric: true },
];

function PageRow({ page, onDelete }: { page: PageState_pageFragment; onDelete: () => void }) {
  const { id, kind, title } = page;
  const state = useListState();
  return (
    <DataRow opensLink>
      <DataCell label={nameOfKind(kind)}>
        <span className={styles.words}>
          <Link className={styles.title} to={adminPaths.pageEdit(id)} state={state}>
            {title}
          </Link>
          <span className={styles.path} translate="no">
            {decodeURI(pagePath(page))}
          </span>
        </span>
      </DataCell>
      <DataCell label={t`State`}>
        <PageState page={page} />
      </DataCell>
      <DataCell label={t`Actions`} numeric>
        {!isHomePage(page) && (
          <IconButton label={t`Delete ${title}`} onClick={onDelete}>
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        )}
      </DataCell>
    </DataRow>
  );
}

function NothingFound({ kind, onClear }: { kind: PageKind; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={28} aria-hidden="true" />}
      title={kind === 'POST' ? t`No posts found` : t`No pages found`}
      action={<Button onClick={onClear}>{kind === 'POST' ? t`Show all posts` : t`Show all pages`}</Button>}
    >
      <Trans>Nothing matches this search.</Trans>
    </EmptyState>
  );
}

function NothingYet({ kind }: { kind: PageKind }) {
  if (kind === 'PAGE') {
    return (
      <EmptyState icon={<FileText size={28} aria-hidden="true" />} title={t`No pages of your own yet`}>
        <Trans>Pages consist of sections, such as texts, pictures and products.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Newspaper size={28} aria-hidden="true" />} title={t`No posts yet`}>
      <Trans>Posts have sections like pages, and a date, an author and tags.</Trans>
    </EmptyState>
  );
}
