import { useEffect, useState } from 'react';
import type { LiveEvent_eventFragment } from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';

type Listener = (events: readonly LiveEvent_eventFragment[]) => void;
const listeners = new Set<Listener>();

/** Notifies open forms of other users' changes. */
export function notifyForms(events: readonly LiveEvent_eventFragment[]): void {
  for (const listener of listeners) listener(events);
}

/** The objects edited in forms that several people may have open. */
export type EditKind = Extract<
  LiveEvent_eventFragment['kind'],
  | 'PRODUCT_CHANGED'
  | 'CATEGORY_CHANGED'
  | 'COLLECTION_CHANGED'
  | 'SETTINGS_CHANGED'
  | 'STAFF_ROLE_CHANGED'
  | 'API_KEY_CHANGED'
  | 'SEARCH_SYNONYM_CHANGED'
  | 'SAVED_VIEW_CHANGED'
  | 'PRICE_CAMPAIGN_CHANGED'
  | 'PROMOTION_CHANGED'
  | 'PAGE_CHANGED'
  | 'MENU_CHANGED'
  | 'ASSET_CHANGED'
>;

/** The user who has changed the edited object since the form was opened; null if nobody has. */
export function useEditOfOther(edited: EditKind, id: string): string | null {
  const me = useAdminSession()?.user.id;
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    const listener: Listener = (events) => {
      const edit = events.find(
        ({ kind, subjectId, actorId }) =>
          kind === edited && subjectId === id && actorId !== null && actorId !== me,
      );
      if (edit) setName(edit.actorName ?? '');
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [edited, id, me]);

  return name;
}
