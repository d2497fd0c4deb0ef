import { useEffect, useState } from 'react';
import type { LiveEvent_eventFragment } from '../../../gql/admin/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';

type Listener = (events: readonly LiveEvent_eventFragment[]) => void;
const listeners = new Set<Listener>();

/** Tells forms what others have done. */
export function tellForms(events: readonly LiveEvent_eventFragment[]): void {
  for (const listener of listeners) listener(events);
}

/** Who else has changed a product since the form was opened; null when nobody has. */
export function useEditOfOther(productId: string): string | null {
  const me = useAdminSession()?.user.id;
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    const listener: Listener = (events) => {
      const edit = events.find(
        ({ kind, subjectId, actorId }) =>
          kind === 'PRODUCT_CHANGED' && subjectId === productId && actorId !== null && actorId !== me,
      );
      if (edit) setName(edit.actorName ?? '');
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [productId, me]);

  return name;
}
