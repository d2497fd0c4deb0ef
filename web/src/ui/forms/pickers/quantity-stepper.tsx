import { t } from '@lingui/core/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { typedQuantity } from './typed-quantity.ts';
import styles from './quantity-stepper.module.css';

const MOST_CHARACTERS = 8;

interface QuantityStepperProps {
  value: number;
  /** Called only with multiples of `step` from `min` to `max`. */
  onChange: (quantity: number) => void;
  min?: number;
  step?: number;
  /** The stock, or 999. */
  max: number;
  /** In a list, include the product: "Quantity of Oxford Shirt". */
  label?: string;
  /** Narrower, for the rows of a table. */
  compact?: boolean;
  disabled?: boolean;
}

/**
 * A quantity field: minus stops at `min` and plus at `max`. Typed text stays until blur; the nearest valid
 * number applies at once, and a note below says so if it differs.
 */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  step = 1,
  max,
  label = t`Quantity`,
  compact = false,
  disabled = false,
}: QuantityStepperProps) {
  const noteId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const top = Math.max(min, max);
  // From a quantity between two steps to the next one.
  const [lower, higher] = [(Math.ceil(value / step) - 1) * step, (Math.floor(value / step) + 1) * step];
  const name = label.charAt(0).toLowerCase() + label.slice(1);

  function change(next: number) {
    const quantity = Math.min(top, Math.max(min, next));
    setDraft(null);
    setNote('');
    if (quantity !== value) onChange(quantity);
  }

  function type(text: string) {
    const typed = typedQuantity(text, { min, step, max: top }, value);
    setDraft(text);
    setNote(typed.note);
    if (typed.quantity !== value) onChange(typed.quantity);
  }

  function handleKey(event: KeyboardEvent) {
    const next = { ArrowUp: higher, ArrowDown: lower }[event.key];
    if (event.key === 'Enter') setDraft(null);
    if (next === undefined) return;
    event.preventDefault();
    change(next);
  }

  return (
    <span className={styles.field}>
      <span className={classNames(styles.stepper, compact && styles.compact)}>
        <StepButton label={t`Decrease ${name}`} off={disabled || value <= min} onStep={() => change(lower)}>
          <Minus size={20} aria-hidden="true" />
        </StepButton>
        <input
          className={styles.input}
          aria-label={label}
          aria-describedby={noteId}
          aria-invalid={(draft !== null && note !== '') || undefined}
          name="quantity"
          inputMode="numeric"
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
          onKeyDown={handleKey}
        />
        <StepButton label={t`Increase ${name}`} off={disabled || value >= top} onStep={() => change(higher)}>
          <Plus size={20} aria-hidden="true" />
        </StepButton>
      </span>
      <span id={noteId} role="status" className={styles.note}>
        {note}
      </span>
    </span>
  );
}

interface StepButtonProps {
  label: string;
  off: boolean;
  onStep: () => void;
  children: ReactNode;
}

/* Not `disabled`: the button would lose the focus while being clicked. */
function StepButton({ label, off, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onStep();
      }}
    >
      {children}
    </button>
  );
}
