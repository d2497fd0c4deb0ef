import { useState } from 'react';

/**
 * The first loaded value. Later ones are ignored, so that a form's initial values stay when lists are
 * refetched.
 */
export function useFirstLoaded<Value>(value: Value | null | undefined): Value | null | undefined {
  const [first, setFirst] = useState(value);
  if (first == null && value != null) setFirst(value);
  return first ?? value;
}
