import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminSynonymsDocument, type Synonym_searchSynonymFragment } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { DeleteSynonymDialog } from './delete-synonym-dialog.tsx';
import { SynonymForm } from './synonym-form.tsx';
import { useEditedGroups } from './use-edited-groups.ts';

/** Synonyms of the shop's search: a search for one word also finds products with the others. */
export function SynonymsPage() {
  const { data, loading, error, refetch } = useQuery(AdminSynonymsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const groups = data?.searchSynonyms;
  return (
    <>
      <PageHead
        title={t`Search synonyms`}
        note={groups && plural(groups.length, { one: '# group of synonyms', other: '# groups of synonyms' })}
      />
      {groups ? (
        <SynonymGroups groups={groups} />
      ) : error ? (
        <ErrorState
          cause={errorMessage(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      ) : (
        <Loading label={t`Loading search synonyms`}>
          <Skeleton height="320px" />
        </Loading>
      )}
    </>
  );
}

function SynonymGroups({ groups }: { groups: readonly Synonym_searchSynonymFragment[] }) {
  const [groupToDelete, setGroupToDelete] = useState<Synonym_searchSynonymFragment | null>(null);
  const { shown, onEdited } = useEditedGroups(groups);
  return (
    <Stack gap={24}>
      <Panel title={t`New group`}>
        <SynonymForm group={null} />
      </Panel>
      <Panel title={t`Words that mean the same`}>
        {shown.length === 0 ? (
          <EmptyState title={t`No groups yet`}>
            <Trans>Without synonyms, shoppers only find products by the words in your catalog.</Trans>
          </EmptyState>
        ) : (
          <Stack as="ul" role="list" gap={16}>
            {shown.map(({ group, isDeleted }) => (
              <li key={group.id}>
                <SynonymForm
                  group={group}
                  isDeleted={isDeleted}
                  onDelete={() => setGroupToDelete(group)}
                  onEdited={(isEdited) => onEdited(group.id, isEdited)}
                />
              </li>
            ))}
          </Stack>
        )}
      </Panel>
      <DeleteSynonymDialog
        group={groupToDelete}
        onClose={() => setGroupToDelete(null)}
        onDeleted={(id) => onEdited(id, false)}
      />
    </Stack>
  );
}
