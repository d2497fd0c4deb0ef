import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { SettingsDocument, type SettingsQuery } from '../../../gql/admin/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useFirstLoaded } from '../ui/use-first-loaded.ts';

export type AllSettings = SettingsQuery['settings'];

interface SectionPageProps {
  title: string;
  section: Exclude<keyof AllSettings, '__typename'>;
  children: (settings: AllSettings) => ReactNode;
}

/** The page of a section of the settings: its form, once the settings are there. */
export function SectionPage({ title, section, children }: SectionPageProps) {
  // The form starts with the server's current data, not with what was read before.
  const { data, error, refetch } = useQuery(SettingsDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const settings = useFirstLoaded(data?.settings);
  return (
    <>
      <PageHead
        title={title}
        back={{ label: t`Settings`, to: adminPaths.settings.all() }}
        note={<AuditLink subject="SETTINGS" id={section} />}
      />
      {settings ? (
        <>
          <EditedMeanwhile kind="SETTINGS_CHANGED" subjectId={section} />
          {children(settings)}
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the settings`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}
