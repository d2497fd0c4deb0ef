import { useState } from 'react';

/** The subject of a dialog, kept while it fades out after closing: the last value that was not null. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
