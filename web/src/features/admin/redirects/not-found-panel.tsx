import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AdminNotFoundUrlsDocument } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Panel } from '../ui/page/panel.tsx';
import styles from './redirects.module.css';

/** URLs that visitors request in vain, the most requested first; nothing while there are none. */
export function NotFoundPanel({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { data } = useQuery(AdminNotFoundUrlsDocument, { fetchPolicy: 'cache-and-network' });
  const urls = data?.notFoundUrls ?? [];
  if (urls.length === 0) return null;
  return (
    <Panel title={t`URLs without a page`}>
      <Stack gap={16}>
        <p className={styles.note}>
          <Trans>Requested by visitors in the last 30 days, the most requested first.</Trans>
        </p>
        <ul role="list" className={styles.list}>
          {urls.map(({ path, requestCount, lastRequestedAt }) => (
            <li key={path} className={styles.row}>
              <span className={styles.url}>
                <span translate="no">{path}</span>
                <span className={styles.note}>
                  {plural(requestCount, { one: '# request', other: '# requests' })},{' '}
                  <Trans>
                    the last on <DateTime value={lastRequestedAt} />
                  </Trans>
                </span>
              </span>
              <Button size="sm" variant="outline" onClick={() => onRedirect(path)}>
                <Trans>
                  Redirect<VisuallyHidden> {path}</VisuallyHidden>
                </Trans>
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  );
}
