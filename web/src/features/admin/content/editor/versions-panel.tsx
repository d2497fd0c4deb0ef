import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type PageForm_pageFragment,
  PageVersionsDocument,
  RestorePageVersionDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ShopTime } from '../../ui/shop-time.tsx';
import { invalidatePages } from '../invalidate-content.ts';
import { type Version, VersionComparison } from './version-comparison.tsx';
import styles from './versions-panel.module.css';

interface VersionsPanelProps {
  page: PageForm_pageFragment;
  /** Called after a version was restored. */
  onRestored: () => void;
}

/** The page's earlier versions, which can be compared with the draft and restored. */
export function VersionsPanel({ page, onRestored }: VersionsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t`Versions`}>
      <Disclosure
        summary={t`Show earlier versions`}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <Versions page={page} onRestored={onRestored} />}
      </Disclosure>
    </Panel>
  );
}

function Versions({ page, onRestored }: VersionsPanelProps) {
  const { data, error, refetch } = useQuery(PageVersionsDocument, {
    variables: { id: page.id },
    fetchPolicy: 'cache-and-network',
  });
  const [toRestore, setToRestore] = useState<Version | null>(null);
  const [restore, isRestoring] = useAction(RestorePageVersionDocument, {
    result: (payload) => payload.page,
    failure: t`Version not restored`,
    update: invalidatePages,
    onDone: ({ title }) => {
      showToast({
        tone: 'success',
        title: t`Version restored`,
        details: [title, t`It is the draft now. Shoppers see it when you publish it.`],
      });
      onRestored();
    },
  });
  const versions = data?.pageDraft?.versions;
  if (!versions) {
    return error ? (
      <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label={t`Loading the versions`}>
        <Skeleton height="160px" />
      </Loading>
    );
  }

  async function confirm(version: Version): Promise<void> {
    await restore({ id: page.id, versionId: version.id });
    setToRestore(null);
  }

  return (
    <>
      <ul role="list" className={styles.list}>
        {versions.map((version, index) => (
          <li key={version.id} className={styles.version}>
            <VersionRow
              version={version}
              page={page}
              isCurrent={index === 0}
              onRestore={() => setToRestore(version)}
            />
          </li>
        ))}
      </ul>
      <AlertDialog
        open={toRestore !== null}
        onOpenChange={(open) => !open && !isRestoring && setToRestore(null)}
        title={t`Restore this version?`}
        description={t`It replaces the draft, and changes that are not saved are lost. The draft stays among the versions, and the URL stays as it is.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Restore`}
        pending={isRestoring}
        onConfirm={() => toRestore && void confirm(toRestore)}
        finalFocus={() => document.querySelector('h1')}
      />
    </>
  );
}

interface VersionRowProps {
  version: Version;
  page: PageForm_pageFragment;
  isCurrent: boolean;
  onRestore: () => void;
}

function VersionRow({ version, page, isCurrent, onRestore }: VersionRowProps) {
  const { createdAt, authorName, isPublished } = version;
  const [isCompared, setCompared] = useState(false);
  return (
    <>
      <p className={styles.head}>
        <ShopTime value={createdAt} />
        <span className={styles.note}>{authorName ?? t`Sample`}</span>
        {isPublished && (
          <Badge tone="delivered">
            <Trans>Published</Trans>
          </Badge>
        )}
      </p>
      {isCurrent ? (
        <p className={styles.note}>
          <Trans>This is the draft.</Trans>
        </p>
      ) : (
        <p className={styles.actions}>
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            <Trans>Compare</Trans>
          </Button>
          <Button size="sm" variant="outline" onClick={onRestore}>
            <Trans>Restore</Trans>
          </Button>
        </p>
      )}
      {isCompared && <VersionComparison version={version} page={page} />}
    </>
  );
}
