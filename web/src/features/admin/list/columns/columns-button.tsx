import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Columns from 'lucide-react/icons/columns-3';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import styles from './columns-button.module.css';
import type { ListColumns } from './use-list-columns.ts';

/** The "Columns" button, with a checkbox for each column that can be hidden. */
export function ColumnsButton({ columns: { choices, shows, toggle, reset } }: { columns: ListColumns }) {
  return (
    <Popover
      title={t`Columns`}
      trigger={
        <Button size="sm" variant="outline">
          <Columns size={16} aria-hidden="true" />
          <Trans>Columns</Trans>
        </Button>
      }
    >
      {choices.map(({ key, label }) => (
        <CheckboxField
          key={key}
          name={`column-${key}`}
          label={label}
          className={styles.choice}
          checked={shows(key)}
          onChange={() => toggle(key)}
        />
      ))}
      <Button size="sm" variant="quiet" className={styles.reset} onClick={reset}>
        <Trans>Reset columns</Trans>
      </Button>
    </Popover>
  );
}
