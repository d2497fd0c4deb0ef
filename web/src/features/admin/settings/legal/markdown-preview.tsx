import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { LegalTextPreviewDocument } from '../../../../gql/graphql.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { Prose } from '../../../../ui/data/prose.tsx';
import styles from './legal-texts.module.css';

/** Debounce in ms. */
const SETTLE_MS = 300;

interface MarkdownPreviewProps {
  title: string;
  text: string;
}

/**
 * A preview of the text as shoppers will see it, rendered by the server like the page itself. Links open in a
 * new tab.
 */
export function MarkdownPreview({ title, text }: MarkdownPreviewProps) {
  const settled = useSettled(text.trim(), SETTLE_MS);
  const isEmpty = settled === '';
  const { data, previousData, error } = useQuery(LegalTextPreviewDocument, {
    variables: { text: settled },
    skip: isEmpty,
    // Previews of intermediate input are not worth caching.
    fetchPolicy: 'no-cache',
  });
  const { html, userErrors = [] } = (data ?? previousData)?.legalTextPreview ?? {};
  const problem = error ? errorMessage(error) : userErrors[0]?.message;
  return (
    <section className={styles.preview} aria-label={t`Preview: ${title}`} tabIndex={0}>
      <p className={styles.caption}>
        <Trans>Preview</Trans>
      </p>
      {isEmpty ? (
        <p className={styles.note}>
          <Trans>There is no such page.</Trans>
        </p>
      ) : problem !== undefined ? (
        <p role="status">{t`The preview could not be loaded. ${problem}`}</p>
      ) : (
        html != null && <Prose html={html.replaceAll('<a href', '<a target="_blank" href')} />
      )}
    </section>
  );
}
