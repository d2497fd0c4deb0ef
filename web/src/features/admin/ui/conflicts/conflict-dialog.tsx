import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import styles from './conflict-dialog.module.css';
import type { Conflict } from './merge-edits.ts';
import type { Choices, ConflictQuestion } from './use-conflicts.ts';

/**
 * Asks which of two values to keep, for each part that two people have changed. Render it beside the form,
 * not inside.
 */
export function ConflictDialog({ question }: { question: ConflictQuestion | null }) {
  const shown = useLastShown(question);
  const count = shown?.conflicts.length ?? 0;
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.answer(null)}
      title={t`Someone else has saved changes`}
      description={plural(count, {
        one: 'While you were editing, they changed this, too. Nothing is saved yet: please choose what to keep. All your other changes stay, and so do theirs.',
        other:
          'While you were editing, they changed these # things, too. Nothing is saved yet: please choose what to keep. All your other changes stay, and so do theirs.',
      })}
    >
      {shown && <Choosing key={keyOf(shown.conflicts)} {...shown} />}
    </Dialog>
  );
}

const keyOf = (conflicts: readonly Conflict[]) => JSON.stringify(conflicts);

function Choosing({ conflicts, answer }: ConflictQuestion) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function save(): void {
    const open = conflicts.findIndex(({ id }) => !choices.has(id));
    if (open < 0) return answer(choices);
    setIncomplete(true);
    form.current?.querySelector<HTMLInputElement>(`[name="${fieldName(open)}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {conflicts.map(({ id, label, mine, theirs }, index) => (
        <RadioGroupField
          key={id}
          label={label}
          optionalMark={false}
          name={fieldName(index)}
          value={choices.get(id) ?? ''}
          error={isIncomplete && !choices.has(id) ? t`Please choose one of the two` : undefined}
          onChange={({ target }) =>
            setChoices(new Map([...choices, [id, target.value === 'THEIRS' ? 'THEIRS' : 'MINE']]))
          }
          options={[
            { value: 'MINE', label: <Value whose={t`Yours`} text={mine} /> },
            { value: 'THEIRS', label: <Value whose={t`Theirs, saved`} text={theirs} /> },
          ]}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => answer(null)}>
          <Trans>Back to the form</Trans>
        </Button>
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

const fieldName = (index: number) => `conflict-${index}`;

function Value({ whose, text }: { whose: string; text: string | null }) {
  return (
    <>
      <span className={styles.whose}>{whose}</span>
      <span className={styles.value}>{text ?? t`Removed`}</span>
    </>
  );
}
