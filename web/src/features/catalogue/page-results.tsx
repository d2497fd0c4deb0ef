import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { SearchPagesDocument } from '../../gql/graphql.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './page-results.module.css';

/** The pages that a search leads to, such as the returns policy; nothing while there are none. */
export function PageResults({ text }: { text: string }) {
  const { data } = useQuery(SearchPagesDocument, { variables: { query: text } });
  if (!data?.searchPages.length) return null;
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      <Stack as="ul" role="list" gap={16}>
        {data.searchPages.map(({ title, url, excerpt }) => (
          <li key={url}>
            <TextLink to={url}>{title}</TextLink>
            {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
          </li>
        ))}
      </Stack>
    </nav>
  );
}
