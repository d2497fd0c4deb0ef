import { useState } from 'react';

/**
 * The first value that was loaded, whatever comes after: what a form begins with stays when lists are loaded
 * again.
 */
export function useFirstLoaded<Value>(value: Value | null | undefined): Value | null | undefined {
  const [first, setFirst] = useState(value);
  if (first == null && value != null) setFirst(value);
  return first ?? value;
}
