import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { EmailPreviewDocument } from '../../../../gql/graphql.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import styles from './emails.module.css';

/** Debounce in ms. */
const SETTLE_MS = 300;

interface EmailPreviewProps {
  template: string;
  /** The opening text; empty for the default. */
  text: string;
}

/** A preview of an email with sample data. Its frame runs no scripts and follows no links. */
export function EmailPreview({ template, text }: EmailPreviewProps) {
  const settled = useSettled(text, SETTLE_MS);
  const { data, previousData, error } = useQuery(EmailPreviewDocument, {
    variables: { template, text: settled || null },
    // Previews of intermediate input are not worth caching.
    fetchPolicy: 'no-cache',
  });
  const { preview = null, userErrors = [] } = data?.emailPreview ?? {};
  const shown = preview ?? previousData?.emailPreview.preview;
  const problem = error ? errorMessage(error) : userErrors[0]?.message;
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      {shown ? (
        <>
          <p className={styles.subject}>
            <Trans>Subject: {shown.subject}</Trans>
          </p>
          <iframe className={styles.frame} title={t`The email`} sandbox="" srcDoc={shown.html} />
          <Disclosure summary={t`Without HTML`}>
            <pre className={styles.plain}>{shown.text}</pre>
          </Disclosure>
        </>
      ) : (
        problem === undefined && (
          <Loading label={t`Loading the preview`}>
            <Skeleton height="480px" />
          </Loading>
        )
      )}
    </section>
  );
}
