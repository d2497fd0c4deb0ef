import { useState } from 'react';

/** What a dialog is about, also while it fades out after a close: the last value that was not null. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
