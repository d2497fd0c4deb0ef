import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { documentTitle } from '../../../navigation/page.ts';
import { useShopName } from '../../../shop/use-shop.ts';
import styles from './search-result.module.css';

/** Roughly what search engines display. */
export const MAX_SEARCH_TITLE = 70;
export const MAX_SEARCH_DESCRIPTION = 160;

interface SearchResultProps {
  /** The path of the page. */
  path: string;
  title: string;
  /** May be empty. */
  description: string;
  isHome?: boolean;
}

/** How search engines are likely to show a page. */
export function SearchResult({ path, title, description, isHome = false }: SearchResultProps) {
  const shopName = useShopName();
  return (
    <div role="group" aria-label={t`Preview`} className={styles.preview}>
      <p className={styles.url} translate="no">
        {location.origin}
        {decodeURI(path)}
      </p>
      <p className={styles.title}>{documentTitle(title, shopName, isHome)}</p>
      <p className={styles.description}>
        {description === '' ? (
          <Trans>Without a description, search engines choose their own.</Trans>
        ) : (
          <span translate="no">{cut(description)}</span>
        )}
      </p>
    </div>
  );
}

function cut(text: string): string {
  if (text.length <= MAX_SEARCH_DESCRIPTION) return text;
  return `${text.slice(0, MAX_SEARCH_DESCRIPTION).replace(/\s+\S*$/u, '')}…`;
}
