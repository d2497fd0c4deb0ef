/** The states that a form has had, and those that were undone. */
export interface FormHistory<Values> {
  past: readonly Values[];
  present: Values;
  future: readonly Values[];
  /** The field that was typed in last, and when, in ms; typing that continues is one step. */
  typed: { field: string; at: number } | null;
}

/** Typing that pauses longer begins a new step, in ms. */
const PAUSE_MS = 1000;
const MAX_STEPS = 100;

export function beginHistory<Values>(present: Values): FormHistory<Values> {
  return { past: [], present, future: [], typed: null };
}

/** Notes the form's values after a change at a time in ms. */
export function noteChange<Values>(
  history: FormHistory<Values>,
  values: Values,
  at: number,
): FormHistory<Values> {
  const changed = changedLeaves(history.present, values);
  if (changed.length === 0) return history;
  const [field] = changed;
  const typed = changed.length === 1 && field !== undefined ? { field, at } : null;
  const continues =
    typed !== null && history.typed?.field === typed.field && at - history.typed.at < PAUSE_MS;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: values, future: [], typed };
}

export function undo<Values>(history: FormHistory<Values>): FormHistory<Values> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: last, future, typed: null };
}

export function redo<Values>(history: FormHistory<Values>): FormHistory<Values> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, typed: null };
}

/** The paths of the values that differ; a list of another length differs as a whole and in its length. */
function changedLeaves(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  if (!isParent(before) || !isParent(after)) return [path];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lengths = Array.isArray(before) && Array.isArray(after) && before.length !== after.length;
  return [
    ...(lengths ? [`${path} length`, path] : []),
    ...keys.flatMap((key) => changedLeaves(before[key], after[key], `${path}.${key}`)),
  ];
}

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
