import { Trans } from '@lingui/react/macro';
import { DateTime } from '../../../ui/data/date-time.tsx';
import styles from './remark.module.css';

interface RemarkProps {
  text: string;
  authorName: string;
  createdAt: string;
}

/** An internal comment by a staff member, with its time. */
export function Remark({ text, authorName, createdAt }: RemarkProps) {
  const time = <DateTime value={createdAt} show="date and time" />;
  return (
    <>
      <p className={styles.text}>{text}</p>
      <span className={styles.when}>
        <Trans>
          {time}, by {authorName}
        </Trans>
      </span>
    </>
  );
}
