import { useState } from 'react';
import type { SavedView_viewFragment as SavedView } from '../../../../gql/graphql.ts';
import { EDITED_MEANWHILE } from '../../ui/conflicts/edited-meanwhile.ts';
import type { useSavedViews } from './use-saved-views.ts';
import { isChanged } from './view-query.ts';

/**
 * The open view as it was when it was opened, and what saves another query for it. What somebody else saves
 * meanwhile is neither shown nor overwritten unasked.
 */
export function useOpenedView(
  saved: ReturnType<typeof useSavedViews>,
  /** As it is now; null while none is open. */
  view: SavedView | null,
  params: URLSearchParams,
) {
  const [opened, setOpened] = useState(view);
  if (opened?.id !== view?.id) setOpened(view);

  /**
   * Saves a query, if what the view shows is still what was seen of it; otherwise that is seen from then on.
   */
  async function save({ id, query: seen, version }: SavedView, query: string) {
    const now = saved.views.find((other) => other.id === id);
    // A new name alone is in nobody's way.
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
    /** Whether somebody else has saved another query, and the list still shows the one before. */
    isOutdated: view !== null && opened !== null && opened.query !== view.query && !isChanged(params, opened),
    save,
  };
}
