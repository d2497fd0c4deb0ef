import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  type SavedViewList,
  type SavedView_viewFragment as SavedView,
  SavedViewsDocument,
  UpdateSavedViewDocument,
} from '../../../../gql/graphql.ts';
import { editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';

/** The saved views of a list, shared ones first, with functions to change them. */
export function useSavedViews(list: SavedViewList) {
  const { data, refetch } = useQuery(SavedViewsDocument, {
    variables: { list },
    fetchPolicy: 'cache-and-network',
  });
  const failure = t`View not saved`;
  const [create] = useAction(CreateSavedViewDocument, {
    result: (payload) => payload.savedView,
    failure,
    update: (cache, { data: created }) => {
      const view = created?.savedViewCreate.savedView;
      if (view) updateViews(cache, (views) => [...views, view]);
    },
  });
  const [update] = useAction(UpdateSavedViewDocument, {
    result: (payload) => payload.savedView ?? editedMeanwhile(payload),
    failure,
  });
  const [remove] = useAction(DeleteSavedViewDocument, {
    result: (payload) => payload.savedViewId,
    failure: t`View not deleted`,
    update: (cache, { data: deleted }) => {
      const id = deleted?.savedViewDelete.savedViewId;
      if (id) updateViews(cache, (views) => views.filter((view) => view.id !== id));
    },
  });

  function updateViews(cache: ApolloCache, change: (views: readonly SavedView[]) => SavedView[]): void {
    cache.updateQuery(
      { query: SavedViewsDocument, variables: { list } },
      (stored) => stored && { ...stored, savedViews: change(stored.savedViews) },
    );
  }

  const views = data?.savedViews ?? [];
  return {
    /** Refetches the views and returns them. */
    refetch: async () => (await refetch()).data?.savedViews ?? [],
    views: views.toSorted((one, other) => Number(other.isShared) - Number(one.isShared)),
    create,
    update,
    remove,
  };
}
