import { sql } from 'kysely';
import type { ToDoEntries } from '../to-do/to-do.registry.ts';

const returnsThatAre = (state: string) => sql`(select count(*)::int from returns where state = ${state})`;

export const returnToDo: ToDoEntries = {
  permission: 'orders:read',
  names: ['returnsToDecide', 'returnsAwaited', 'returnsToRefund'],
  count: sql`select
    ${returnsThatAre('REQUESTED')} as "returnsToDecide",
    ${returnsThatAre('APPROVED')} as "returnsAwaited",
    ${returnsThatAre('RECEIVED')} as "returnsToRefund"`,
};
