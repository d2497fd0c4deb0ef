import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { ReplacePreviewLinkDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { paths } from '../../../../navigation/paths.ts';

/** Copies the link that shows the draft to others, or replaces it. */
export function PreviewLink({ id, previewToken }: { id: string; previewToken: string }) {
  const [isAsking, setAsking] = useState(false);
  const url = location.origin + paths.preview(previewToken);
  const [replace, isReplacing] = useAction(ReplacePreviewLinkDocument, {
    result: (payload) => payload.page,
    failure: t`Link not replaced`,
    onDone: () => showToast({ tone: 'success', title: t`The preview has a new link` }),
  });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: t`Link copied` });
    } catch {
      // Without TLS, browsers give pages no clipboard.
      showToast({ tone: 'error', title: t`Not copied`, details: [url] });
    }
  }

  async function confirm(): Promise<void> {
    await replace({ id });
    setAsking(false);
  }

  return (
    <Cluster gap={8}>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        <Trans>Copy the preview link</Trans>
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <Trans>Replace it</Trans>
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !open && !isReplacing && setAsking(false)}
        title={t`Replace the preview link?`}
        description={t`The old link no longer shows the draft.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Replace`}
        danger
        pending={isReplacing}
        onConfirm={() => void confirm()}
      />
    </Cluster>
  );
}
