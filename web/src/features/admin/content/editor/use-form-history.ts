import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { beginHistory, type FormHistory, noteChange, redo, undo } from './form-history.ts';

/**
 * Undo and redo of a form's unsaved changes, also by Ctrl+Z and Ctrl+Shift+Z; inside a text field these keys
 * keep to that field, as everywhere.
 */
export function useFormHistory<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [history, setHistory] = useState(() => beginHistory(form.getValues()));

  useEffect(() => {
    let press = 0;
    const countPress = () => void (press += 1);
    window.addEventListener('keydown', countPress, { capture: true });
    window.addEventListener('pointerdown', countPress, { capture: true });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const [at, by] = [Date.now(), press];
        setHistory((before) => noteChange(before, values, at, by));
      },
    });
    return () => {
      unsubscribe();
      window.removeEventListener('keydown', countPress, { capture: true });
      window.removeEventListener('pointerdown', countPress, { capture: true });
    };
  }, [form]);

  function show(next: FormHistory<Values>): void {
    if (next === history) return;
    setHistory(next);
    form.reset(next.present, { keepDefaultValues: true });
  }
  const goBack = () => show(undo(history));
  const goForward = () => show(redo(history));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTextField(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) goForward();
    else goBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: goBack,
    redo: goForward,
  };
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type))
  );
}
