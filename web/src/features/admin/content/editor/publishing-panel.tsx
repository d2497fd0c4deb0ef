import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  CancelPublicationDocument,
  type PageState_pageFragment,
  UnpublishPageDocument,
} from '../../../../gql/graphql.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ShopTime } from '../../ui/shop-time.tsx';
import { invalidatePages } from '../invalidate-content.ts';
import { isHomePage } from '../page-links.ts';

interface PublishingPanelProps {
  /** Null for a page that is not saved yet. */
  page: PageState_pageFragment | null;
  /** The value of a `datetime-local` input, in the shop's time zone; empty to publish at once. */
  publishAt: string;
  setPublishAt: (text: string) => void;
  error: string | undefined;
}

/** When shoppers see the page. The save bar publishes it. */
export function PublishingPanel({ page, publishAt, setPublishAt, error }: PublishingPanelProps) {
  const timeZone = useShop()?.timeZone ?? 'UTC';
  return (
    <Panel title={t`Publishing`}>
      <TextField
        name="publishAt"
        label={t`Publish at`}
        type="datetime-local"
        hint={t`In the time zone ${timeZone}. Leave empty to publish at once.`}
        value={publishAt}
        error={error}
        onChange={({ target }) => setPublishAt(target.value)}
      />
      {page && <Unpublishing page={page} onDone={() => setPublishAt('')} />}
    </Panel>
  );
}

/** Says what shoppers see now, and takes that back. */
function Unpublishing({ page, onDone }: { page: PageState_pageFragment; onDone: () => void }) {
  const { isPublished, publishedAt, publishAt } = page;
  if (!isPublished && publishAt == null) {
    return <Trans>Only the back office and the preview link show it.</Trans>;
  }
  return (
    <Stack gap={12} align="start">
      {publishedAt != null && (
        <p>
          <Trans>
            Published on <ShopTime value={publishedAt} />
          </Trans>
        </p>
      )}
      {publishAt != null && <CancelButton page={page} onDone={onDone} />}
      {isPublished && !isHomePage(page) && <HideButton page={page} onDone={onDone} />}
    </Stack>
  );
}

interface ButtonProps {
  page: PageState_pageFragment;
  onDone: () => void;
}

/** Cancels the planned publication. */
function CancelButton({ page: { id }, onDone }: ButtonProps) {
  const [cancel, isRunning] = useAction(CancelPublicationDocument, {
    result: (payload) => payload.page,
    failure: t`Plan not cancelled`,
    update: invalidatePages,
    onDone: ({ title }) => {
      onDone();
      showToast({ tone: 'success', title: t`Plan cancelled`, details: [title] });
      // The focused button disappears.
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  return (
    <Button variant="outline" size="sm" pending={isRunning} onClick={() => void cancel({ id })}>
      <Trans>Cancel the plan</Trans>
    </Button>
  );
}

/** Hides the page, once that is confirmed. */
function HideButton({ page: { id, title, publishAt }, onDone }: ButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [unpublish, isRunning] = useAction(UnpublishPageDocument, {
    result: (payload) => payload.page,
    failure: t`Page not hidden`,
    update: invalidatePages,
    onDone: (hidden) => {
      onDone();
      showToast({ tone: 'success', title: t`Page hidden`, details: [hidden.title] });
    },
  });
  const hide = async () => {
    await unpublish({ id });
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        <Trans>Hide the page</Trans>
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !open && !isRunning && setAsking(false)}
        title={t`Hide “${title}”?`}
        description={
          publishAt == null
            ? t`Shoppers no longer find it, and links to it disappear, until you publish it again.`
            : t`Shoppers no longer find it, and links to it disappear, until you publish it again. The planned publication is cancelled, too.`
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Hide the page`}
        danger
        pending={isRunning}
        onConfirm={() => void hide()}
        finalFocus={() => document.querySelector('h1')}
      />
    </>
  );
}
