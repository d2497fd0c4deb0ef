import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './quantity-stepper.module.css';

const MIN = 1;

interface QuantityStepperProps {
  value: number;
  /** Called with a whole number from 1 to `max`, never with anything else. */
  onChange: (quantity: number) => void;
  /** The stock, or 999. */
  max: number;
  /** In a list name the thing too: "Quantity of Oxford Shirt". */
  label?: string;
  /** Narrower, for the rows of a table. */
  compact?: boolean;
  disabled?: boolean;
}

/**
 * How many: minus stops at 1 and plus at `max`; typed text counts at once while it is in range, and is brought into
 * range when the field is left.
 */
export function QuantityStepper({
  value,
  onChange,
  max,
  label = 'Quantity',
  compact = false,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const top = Math.max(MIN, max);
  const name = label.charAt(0).toLowerCase() + label.slice(1);

  function change(next: number) {
    const quantity = clamp(next, top);
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  }

  function type(text: string) {
    const digits = text.replace(/\D/gu, '').slice(0, 4);
    setDraft(digits);
    const typed = Number(digits);
    if (typed >= MIN && typed <= top && typed !== value) onChange(typed);
  }

  function settle() {
    if (draft !== null) change(draft === '' ? value : Number(draft));
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') settle();
    if (step === undefined) return;
    event.preventDefault();
    change(value + step);
  }

  return (
    <span className={classNames(styles.stepper, compact && styles.compact)}>
      <StepButton label={`Decrease ${name}`} off={disabled || value <= MIN} onStep={() => change(value - 1)}>
        <Minus size={20} aria-hidden="true" />
      </StepButton>
      <input
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={handleKey}
      />
      <StepButton label={`Increase ${name}`} off={disabled || value >= top} onStep={() => change(value + 1)}>
        <Plus size={20} aria-hidden="true" />
      </StepButton>
    </span>
  );
}

function clamp(quantity: number, top: number): number {
  return Math.min(top, Math.max(MIN, quantity));
}

interface StepButtonProps {
  label: string;
  off: boolean;
  onStep: () => void;
  children: ReactNode;
}

/* Not `disabled`: the button would lose the focus under the finger that pressed it. */
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
