/** The states that a form has had, and those that were undone. */
export interface FormHistory<Values> {
  past: readonly Values[];
  present: Values;
  future: readonly Values[];
  last: Change | null;
}

/** What continues the step of the change before it is no step of its own. */
interface Change {
  /** The field, if it was only one, as when somebody types. */
  field: string | null;
  /** In ms. */
  at: number;
  /** Which press of a key or a pointer it was; a row that is dragged changes several places. */
  press: number;
}

/** Typing that pauses longer begins a new step, in ms. */
const PAUSE_MS = 1000;
const MAX_STEPS = 100;

export function beginHistory<Values>(present: Values): FormHistory<Values> {
  return { past: [], present, future: [], last: null };
}

/** Notes the form's values after a change at a time in ms, made by a press of a key or a pointer. */
export function noteChange<Values>(
  history: FormHistory<Values>,
  values: Values,
  at: number,
  press: number,
): FormHistory<Values> {
  const changed = changedLeaves(history.present, values);
  if (changed.length === 0) return history;
  const { last } = history;
  const field = changed.length === 1 ? (changed[0] ?? null) : null;
  const isTyping = field !== null && field === last?.field && at - last.at < PAUSE_MS;
  const continues = isTyping || press === last?.press;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: values, future: [], last: { field, at, press } };
}

export function undo<Values>(history: FormHistory<Values>): FormHistory<Values> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: last, future, last: null };
}

export function redo<Values>(history: FormHistory<Values>): FormHistory<Values> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
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
