import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Media_assetFragment as Asset } from '../../../../gql/graphql.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { mediaName, mediaSize } from './media-labels.ts';
import { MediaUses } from './media-uses.tsx';
import styles from './media.module.css';

/** How many uses a row names. */
const MAX_NAMED = 2;

/** The columns of the list. */
export const mediaColumns = () => [
  { key: 'picture', label: t`Picture` },
  { key: 'alt', label: t`What it shows` },
  { key: 'uses', label: t`Used in` },
  { key: 'added', label: t`Added on` },
];

interface MediaRowProps {
  asset: Asset;
  onOpen: () => void;
}

/** A picture of the media library; its button opens it. */
export function MediaRow({ asset, onOpen }: MediaRowProps) {
  const { image, alt, uses, isKept, createdAt } = asset;
  const more = uses.length - MAX_NAMED;
  return (
    <DataRow>
      <DataCell>
        <span className={styles.picture}>
          <Thumbnail image={image} size={64} />
          <span>
            <button type="button" className={styles.name} onClick={onOpen}>
              {mediaName(asset)}
            </button>
            <span className={classNames(styles.small, styles.oneLine)}>{mediaSize(asset)}</span>
          </span>
        </span>
      </DataCell>
      <DataCell label={t`What it shows`}>{alt === '' ? '–' : alt}</DataCell>
      <DataCell label={t`Used in`}>
        {uses.length === 0 && (isKept ? t`Nothing` : t`Nothing; will be deleted`)}
        <MediaUses uses={uses.slice(0, MAX_NAMED)} />
        {more > 0 && <Trans>and {more} more</Trans>}
      </DataCell>
      <DataCell label={t`Added on`} className={styles.oneLine}>
        <DateTime value={createdAt} />
      </DataCell>
    </DataRow>
  );
}
