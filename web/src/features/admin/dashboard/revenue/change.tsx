import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { i18n } from '../../../../i18n/i18n.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { changeInPercent } from './change-in-percent.ts';
import styles from './change.module.css';

interface ChangeProps {
  figure: number | null;
  before: number | null;
  /** The formatted previous figure; omitted where there is no room. */
  beforeText?: string;
}

/** The change of a figure from the previous period, in percent, with the previous figure. */
export function Change({ figure, before, beforeText }: ChangeProps) {
  const percent = changeInPercent(figure, before);
  const direction = Math.sign(percent ?? 0);
  const Arrow = { '-1': ArrowDownRight, 0: ArrowRight, 1: ArrowUpRight }[String(direction)] ?? ArrowRight;
  return (
    <span className={styles.change}>
      {percent !== null && (
        <span className={styles.percent} data-direction={direction}>
          <Arrow size={14} aria-hidden="true" />
          {(percent / 100).toLocaleString(i18n.locale, { style: 'percent', signDisplay: 'exceptZero' })}
          {beforeText === undefined && <VisuallyHidden> {t`against the period before`}</VisuallyHidden>}
        </span>
      )}
      {beforeText !== undefined && (
        <span className={styles.before}>
          <Trans>{beforeText} before</Trans>
        </span>
      )}
    </span>
  );
}
