import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { toZonedInput } from '../../../../lib/time/zoned-time.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ListChoices } from '../../list/list-choices.tsx';
import styles from './period-picker.module.css';
import { isTooLong, periodChoices, type ReportPeriod } from './report-period.ts';

const OWN = 'own';

interface PeriodPickerProps {
  period: ReportPeriod;
  onChange: (period: ReportPeriod) => void;
}

/** Selects the days of the report: a period up to today, or a range of days. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const [choosesOwn, setChoosesOwn] = useState(false);
  const isOwn = choosesOwn || !('lastDays' in period);
  return (
    <div className={styles.picker}>
      <ListChoices
        label={t`Period`}
        choices={[...periodChoices(), { value: OWN, label: t`Custom range` }]}
        value={isOwn ? OWN : String(period.lastDays)}
        onChange={(value) => {
          setChoosesOwn(value === OWN);
          if (value !== OWN) onChange({ lastDays: Number(value) });
        }}
        withAll={false}
      />
      {isOwn && (
        <RangeForm
          key={JSON.stringify(period)}
          range={'from' in period ? period : { from: '', to: '' }}
          onChoose={(range) => {
            setChoosesOwn(false);
            onChange(range);
          }}
        />
      )}
    </div>
  );
}

interface RangeFormProps {
  range: { from: string; to: string };
  onChoose: (range: { from: string; to: string }) => void;
}

function RangeForm({ range, onChoose }: RangeFormProps) {
  const [{ from, to }, setRange] = useState(range);
  const [problem, setProblem] = useState<string | null>(null);
  const timeZone = useShop()?.timeZone ?? 'UTC';
  const [now] = useState(() => Date.now());
  const today = toZonedInput(now, timeZone).slice(0, 10);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const rangeProblem = problemOf(from, to, today);
    setProblem(rangeProblem);
    if (rangeProblem === null) onChoose({ from, to });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t`From`}
        name="from"
        type="date"
        max={today}
        required
        value={from}
        onChange={({ target }) => setRange({ from: target.value, to })}
        error={problem ?? undefined}
      />
      <TextField
        label={t`To`}
        name="to"
        type="date"
        max={today}
        required
        value={to}
        onChange={({ target }) => setRange({ from, to: target.value })}
      />
      <Button type="submit" variant="outline">
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}

function problemOf(from: string, to: string, today: string): string | null {
  if (from === '' || to === '') return t`Please choose both days`;
  if (to > today) return t`The last day must not be after today`;
  if (from > to) return t`The first day must not be after the last`;
  return isTooLong(from, to) ? t`Please choose at most 366 days` : null;
}
