import { newId } from '../../shared/new-id.ts';
import type { HeadlessSettings, HeadlessStorefront } from './storefronts.ts';

/** Storefronts as staff send them; those without an id are new. */
interface HeadlessChange {
  storefronts?: (Omit<HeadlessStorefront, 'id'> & { id?: string | null })[];
}

/** The stored form of a change. Existing storefronts keep their ids, new ones get one. */
export function headlessChange({ storefronts }: HeadlessChange, before: HeadlessSettings): object {
  const existingIds = new Set(before.storefronts.map(({ id }) => id));
  return {
    ...(storefronts && {
      storefronts: storefronts.map(({ id, ...storefront }) => ({
        // If an id is sent twice, the second is a new storefront.
        id: id && existingIds.delete(id) ? id : newId(),
        ...storefront,
      })),
    }),
  };
}
