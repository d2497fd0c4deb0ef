/**
 * The result of an action that the server rejected because another user has edited the same object meanwhile.
 */
export const EDITED_MEANWHILE = 'EDITED_MEANWHILE';

/** Returns `EDITED_MEANWHILE` if that is why a payload has no result; see `useConflicts`. */
export function editedMeanwhile(payload: {
  userErrors: readonly { code: string }[];
}): typeof EDITED_MEANWHILE | null {
  return payload.userErrors.some(({ code }) => code === 'VERSION_CHANGED') ? EDITED_MEANWHILE : null;
}
