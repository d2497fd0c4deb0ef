import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Users from 'lucide-react/icons/users';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type {
  Permission,
  SavedViewList,
  SavedView_viewFragment as SavedView,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { EDITED_MEANWHILE } from '../../ui/conflicts/edited-meanwhile.ts';
import type { ListColumns } from '../columns/use-list-columns.ts';
import { useListParams } from '../use-list-params.ts';
import { useOpenedView } from './use-opened-view.ts';
import { useSavedViews } from './use-saved-views.ts';
import styles from './view-bar.module.css';
import { type ShownForm, ViewDialog } from './view-dialog.tsx';
import { isChanged, querySaved, VIEW_PARAM, viewSearch } from './view-query.ts';

/** The permission to share views, by list. */
const SHARE_PERMISSION: Readonly<Record<SavedViewList, Permission>> = {
  PRODUCTS: 'PRODUCTS_WRITE',
  ORDERS: 'ORDERS_WRITE',
  CUSTOMERS: 'CUSTOMERS_WRITE',
};

interface ViewBarProps {
  list: SavedViewList;
  columns: ListColumns;
}

/** The saved views of a list as tabs, with buttons to save the current search. */
export function ViewBar({ list, columns }: ViewBarProps) {
  const [params] = useListParams();
  const navigate = useNavigate();
  const saved = useSavedViews(list);
  const mayShare = usePermission(SHARE_PERMISSION[list]);
  const [form, setForm] = useState<ShownForm | null>(null);
  const tabs = useRef<HTMLElement>(null);
  const view = saved.views.find(({ id }) => id === params.get(VIEW_PARAM)) ?? null;
  const mayChange = view !== null && (!view.isShared || mayShare);
  // Without an open view, the user's own columns are not in the URL.
  const hasChanged = isChanged(params, view) || (view === null && !columns.areUsual);
  const query = querySaved(params, columns.value);
  const { opened, setOpened, isOutdated, save } = useOpenedView(saved, view, params);

  // A link may contain only the view.
  useEffect(() => {
    if (view && params.size === 1 && view.query !== '')
      void navigate({ search: viewSearch(view) }, { replace: true, preventScrollReset: true });
  }, [view, params, navigate]);

  const tabOf = (id: string | undefined) =>
    tabs.current?.querySelector<HTMLElement>(id === undefined ? 'a' : `[data-view="${id}"]`) ?? null;

  function open(opened: SavedView | null): void {
    const search = opened ? viewSearch(opened) : '';
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  function show(view: SavedView): void {
    setOpened(view);
    open(view);
    tabOf(view.id)?.focus();
  }

  async function overwrite(view: SavedView): Promise<void> {
    const { id, name, query: former } = view;
    const changed = await save(view, query);
    if (!changed) return;
    if (changed === EDITED_MEANWHILE) return showEditedMeanwhile();
    open(changed);
    // The button disappears.
    tabOf(id)?.focus();
    const undo = () => void save(changed, former);
    showToast({ tone: 'success', title: t`View saved`, details: [name], undo });
  }

  return (
    <div className={styles.bar}>
      <div className={styles.views}>
        <ViewTabs views={saved.views} current={view} tabs={tabs} />
        {mayChange && (
          <IconButton label={t`Edit view ${view.name}`} onClick={() => setForm({ view, query: view.query })}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className={styles.actions}>
        <span role="status">{isOutdated && t`Someone else has changed this view.`}</span>
        {isOutdated && view && (
          <Button size="sm" variant="outline" onClick={() => show(view)}>
            <Trans>Show the saved version</Trans>
          </Button>
        )}
        {hasChanged && !isOutdated && mayChange && opened && (
          <Button size="sm" variant="outline" onClick={() => void overwrite(opened)}>
            <Trans>Save changes</Trans>
          </Button>
        )}
        {hasChanged && (
          <Button size="sm" variant="quiet" onClick={() => setForm({ view: null, query })}>
            {view ? t`Save as new view` : t`Save view`}
          </Button>
        )}
      </div>
      <ViewDialog
        list={list}
        form={form}
        saved={saved}
        mayShare={mayShare}
        onClose={() => setForm(null)}
        onSaved={(changed) => {
          // Renaming a view keeps the current search.
          if (!form?.view || !changed) open(changed);
          else setOpened(changed);
        }}
        tabOf={tabOf}
      />
    </div>
  );
}

function showEditedMeanwhile(): void {
  const details = [t`Someone else has changed it in the meantime. Save again to overwrite their changes.`];
  showToast({ tone: 'error', title: t`View not saved`, details });
}

interface ViewTabsProps {
  views: readonly SavedView[];
  /** `null` shows the whole list, or search results. */
  current: SavedView | null;
  tabs: RefObject<HTMLElement | null>;
}

function ViewTabs({ views, current, tabs }: ViewTabsProps) {
  const { pathname } = useLocation();
  const currentId = current?.id;

  // On a phone it may be off screen.
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    const row = tab?.closest('ul');
    if (tab && row) row.scrollLeft = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  }, [currentId, tabs]);

  return (
    <nav ref={tabs} aria-label={t`Views`} className={styles.nav}>
      <ul role="list" className={styles.tabs}>
        <li>
          <Link
            className={styles.tab}
            to={pathname}
            aria-current={current ? undefined : 'page'}
            preventScrollReset
          >
            <Trans>All</Trans>
          </Link>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              className={styles.tab}
              data-view={view.id}
              to={{ pathname, search: viewSearch(view) }}
              aria-current={view.id === current?.id ? 'page' : undefined}
              preventScrollReset
            >
              {view.name}
              {view.isShared && (
                <>
                  <Users size={14} aria-hidden="true" />
                  <VisuallyHidden>{t`, shared`}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
