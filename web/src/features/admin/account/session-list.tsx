import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  AccountDocument,
  type ActiveSession_sessionFragment,
  EndSessionsDocument,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Panel } from '../ui/page/panel.tsx';

/** The account's sessions, with buttons to end all but the current one. */
export function SessionList({ sessions }: { sessions: readonly ActiveSession_sessionFragment[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const [end, isEnding] = useAction(EndSessionsDocument, {
    result: (payload) => payload.sessions,
    failure: t`Not signed out`,
    update: (cache, { data }) => {
      const left = data?.sessionsEnd.sessions;
      cache.updateQuery({ query: AccountDocument }, (cached) =>
        cached && left ? { ...cached, sessions: left } : cached,
      );
    },
  });

  async function signOut(ids: string[]): Promise<void> {
    if (isEnding || !(await end({ ids }))) return;
    const title = plural(ids.length, { one: 'Session signed out', other: '# sessions signed out' });
    showToast({ tone: 'success', title });
    // The row is gone, and the button with it.
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <Panel
      title={t`Where you are signed in`}
      flush
      actions={
        others.length > 1 && (
          <Button variant="outline" size="sm" pending={isEnding} onClick={() => void signOut(others)}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )
      }
    >
      <DataTable
        caption={t`Where you are signed in`}
        columns={[
          { key: 'device', label: t`Browser` },
          { key: 'used', label: t`Last used` },
          { key: 'since', label: t`Signed in` },
          { key: 'actions', label: t`Actions`, hidden: true },
        ]}
      >
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={() => void signOut([session.id])} />
        ))}
      </DataTable>
    </Panel>
  );
}

interface SessionRowProps {
  session: ActiveSession_sessionFragment;
  onSignOut: () => void;
}

function SessionRow({ session, onSignOut }: SessionRowProps) {
  const device = session.device ?? t`Unknown browser or program`;
  return (
    <DataRow>
      <DataCell label={t`Browser`}>
        <Cluster gap={8}>
          {device}
          {session.isCurrent && (
            <Badge tone="neutral">
              <Trans>This session</Trans>
            </Badge>
          )}
        </Cluster>
      </DataCell>
      <DataCell label={t`Last used`}>
        <DateTime value={session.lastSeenAt} show="date and time" />
      </DataCell>
      <DataCell label={t`Signed in`}>
        <DateTime value={session.createdAt} show="date and time" />
      </DataCell>
      <DataCell {...(!session.isCurrent && { label: t`Actions` })}>
        {!session.isCurrent && (
          <Button variant="outline" size="sm" aria-label={t`Sign out ${device}`} onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </Button>
        )}
      </DataCell>
    </DataRow>
  );
}
