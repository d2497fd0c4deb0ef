import { useState } from 'react';
import type { SavedView_viewFragment as SavedView } from '../../../../gql/graphql.ts';
import { EDITED_MEANWHILE } from '../../ui/conflicts/edited-meanwhile.ts';
import type { useSavedViews } from './use-saved-views.ts';
import { isChanged } from './view-query.ts';

/**
 * The open view as of when it was opened, and a function that saves a new query for it. A query that another
 * user saves meanwhile is neither shown nor overwritten without asking.
 */
export function useOpenedView(
  saved: ReturnType<typeof useSavedViews>,
  /** The current view; null while none is open. */
  view: SavedView | null,
  params: URLSearchParams,
) {
  const [opened, setOpened] = useState(view);
  if (opened?.id !== view?.id) setOpened(view);

  /**
   * Saves a query if the view's query is unchanged since it was opened; otherwise uses the changed one as the
   * new base.
   */
  async function save({ id, query: seen, version }: SavedView, query: string) {
    const now = saved.views.find((other) => other.id === id);
    // A change of the name alone does not conflict.
    const expectedVersion = now?.query === seen ? now.version : version;
    const changed = await saved.update({ id, input: { query }, expectedVersion });
    if (changed === EDITED_MEANWHILE) {
      const views = await saved.refetch().catch(() => []);
      setOpened(views.find((latest) => latest.id === id) ?? null);
    } else if (changed) setOpened(changed);
    return changed;
  }

  return {
    opened,
    setOpened,
    /** Whether another user has saved a new query while the list still shows the old one. */
    isOutdated: view !== null && opened !== null && opened.query !== view.query && !isChanged(params, opened),
    save,
  };
}
