import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { SettingsDocument, type SettingsQuery } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { AuditLink } from '../../audit/audit-link.tsx';
import { EditedMeanwhile } from '../../live/edited-meanwhile.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useFirstLoaded } from '../../ui/form/use-first-loaded.ts';

export type AllSettings = SettingsQuery['settings'];

interface LoadedSectionProps<Settings extends object> {
  title: string;
  section: Exclude<keyof Settings & string, '__typename'>;
  /** Loads the section. */
  document: TypedDocumentNode<{ settings: Settings }, Record<string, never>>;
  children: (settings: Settings) => ReactNode;
}

type SectionPageProps = Omit<LoadedSectionProps<AllSettings>, 'document'>;

/** Reopens the section's form with the saved values. */
const SectionSaved = createContext<() => Promise<void>>(() => Promise.resolve());
export const useSectionSaved = () => useContext(SectionSaved);

/** The page of a settings section, which shows the form once the settings have loaded. */
export function SectionPage(props: SectionPageProps) {
  return <LoadedSection document={SettingsDocument} {...props} />;
}

/** The same for a section that is not among all settings, because few people need it. */
export function LoadedSection<Settings extends object>(props: LoadedSectionProps<Settings>) {
  const { title, section, document: query, children } = props;
  const navigate = useNavigate();
  // The form starts with the server's current data, not with cached data.
  const { data, error, refetch } = useQuery(query, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // How often the form was reopened, and with which saved values.
  const [{ begun, saved }, setSaved] = useState<{ begun: number; saved?: Settings }>({ begun: 0 });
  const loaded = useFirstLoaded(data?.settings);
  const settings = saved ?? loaded;

  async function beginAnew(): Promise<void> {
    const latest = await refetch().catch(() => null);
    // The saved values could not be loaded, and the form must not show the old ones.
    if (!latest?.data) return void navigate(adminPaths.settings());
    const { settings: next } = latest.data;
    setSaved({ begun: begun + 1, saved: next });
    // The focused save button disappears with the form.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageHead
        title={title}
        back={{ label: t`Settings`, to: adminPaths.settings() }}
        note={<AuditLink subject="SETTINGS" id={section} />}
      />
      {settings ? (
        <>
          <EditedMeanwhile kind="SETTINGS_CHANGED" subjectId={section} />
          <SectionSaved key={begun} value={beginAnew}>
            {children(settings)}
          </SectionSaved>
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
