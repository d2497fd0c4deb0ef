import { useApolloClient } from '@apollo/client/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { useState } from 'react';
import { fileSize } from '../../../../lib/file-size.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import styles from '../dated-list.module.css';

type OrderDownload = Order_orderFragment['downloads'][number];

/** The files of an order, with how often and how long each can still be downloaded. */
export function DownloadList({ downloads }: { downloads: readonly OrderDownload[] }) {
  return (
    <ul role="list" className={styles.list}>
      {downloads.map((download) => (
        <Download key={download.id} download={download} />
      ))}
    </ul>
  );
}

function Download({ download }: { download: OrderDownload }) {
  const { id, name, size, url, remaining, expiresAt } = download;
  const { cache } = useApolloClient();
  const [isCounted, setCounted] = useState(false);
  const isExpired = new Date(expiresAt) <= new Date();
  const isOpen = remaining > 0 && !isExpired;
  return (
    <li className={styles.item}>
      <p className={styles.when}>
        {url != null && isOpen ? (
          // The server sends the file and counts it; the page stays. Again soon after is not counted.
          <TextLink
            to={url}
            reloadDocument
            onClick={() => {
              setCounted(true);
              if (isCounted) return;
              cache.modify({
                id: cache.identify({ __typename: 'OrderDownload', id }),
                fields: { remaining: () => remaining - 1 },
              });
            }}
          >
            {name}
          </TextLink>
        ) : (
          name
        )}{' '}
        ({fileSize(size)})
      </p>
      <p>
        {remaining === 0 ? (
          <Trans>No downloads left</Trans>
        ) : isExpired ? (
          <Trans>
            Expired on <DateTime value={expiresAt} />
          </Trans>
        ) : (
          <Trans>
            <Plural value={remaining} one="# download left" other="# downloads left" />, until{' '}
            <DateTime value={expiresAt} />
          </Trans>
        )}
      </p>
    </li>
  );
}
