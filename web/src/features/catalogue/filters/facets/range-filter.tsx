import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type FocusEvent, type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import styles from './facets.module.css';

/** The limits of a range; null for none. */
export interface Range<Limit> {
  from: Limit | null;
  to: Limit | null;
}

/** The text in the two fields of a range. */
export type TypedRange = Record<keyof Range<unknown>, string>;

/** The typed limits, and the error of each field. */
export interface ParsedRange<Limit> extends Range<Limit> {
  errors: Partial<TypedRange>;
}

interface RangeFilterProps<Limit> extends Range<Limit> {
  /** What the names of the fields are, in the URL. */
  names: TypedRange;
  /** Properties of both fields, and of each. */
  input: ComponentProps<'input'>;
  inputs?: Partial<Record<keyof Range<unknown>, ComponentProps<'input'>>>;
  /** The unit of the limits; null if their text needs none. */
  unit?: string | null | undefined;
  /** A limit as it is typed. */
  textOf: (limit: Limit) => string;
  read: (typed: TypedRange) => ParsedRange<Limit>;
  onChange: (range: Range<Limit>) => void;
}

/**
 * A range, applied by its button, on Enter, or when the focus leaves it, because on a phone the button that
 * shows the products follows. Invalid input stays in its field, with an error message.
 */
export function RangeFilter<Limit>({
  from,
  to,
  names,
  input,
  inputs,
  unit,
  textOf,
  read,
  onChange,
}: RangeFilterProps<Limit>) {
  const id = useId();
  const applied = {
    from: from === null ? '' : textOf(from),
    to: to === null ? '' : textOf(to),
  };
  const [typed, setTyped] = useState(applied);
  const [isChecked, setChecked] = useState(false);
  const [before, setBefore] = useState(applied);
  // They may change through a chip, through "back", or by typing.
  if (before.from !== applied.from || before.to !== applied.to) {
    setBefore(applied);
    setTyped(applied);
    setChecked(false);
  }
  const parsed = read(typed);

  function apply(): void {
    setChecked(true);
    if (Object.keys(parsed.errors).length > 0) return;
    if (parsed.from !== from || parsed.to !== to) onChange({ from: parsed.from, to: parsed.to });
  }

  const field = (name: keyof TypedRange, label: string) => (
    <TextField
      {...input}
      {...inputs?.[name]}
      id={`${id}-${name}`}
      name={names[name]}
      className={styles.limit}
      label={unit ? `${label} (${unit})` : label}
      optionalMark={false}
      autoComplete="off"
      value={typed[name]}
      error={isChecked ? parsed.errors[name] : undefined}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <form
      noValidate
      className={styles.range}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) apply();
      }}
    >
      {field('from', t`From`)}
      {field('to', t`To`)}
      <Button type="submit" size="sm" variant="outline" className={styles.apply}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
