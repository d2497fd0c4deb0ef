import { newId } from '../../shared/new-id.ts';
import type { HeadlessSettings, HeadlessStorefront } from './storefronts.ts';

/** Storefronts as staff send them: without an id they are new. */
interface HeadlessChange {
  storefronts?: (Omit<HeadlessStorefront, 'id'> & { id?: string | null })[];
}

/** What is stored of a change that staff make. What was there keeps its id, and the rest gets one. */
export function headlessChange({ storefronts }: HeadlessChange, before: HeadlessSettings): object {
  const known = new Set(before.storefronts.map(({ id }) => id));
  return {
    ...(storefronts && {
      storefronts: storefronts.map(({ id, ...storefront }) => ({
        // What is sent twice under one id is two storefronts.
        id: id && known.delete(id) ? id : newId(),
        ...storefront,
      })),
    }),
  };
}
