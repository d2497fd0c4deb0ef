import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';
import type { Permission } from '../../shared/permissions.ts';

/** Things that wait to be done in the back office, counted by one query by indexes that have nothing else. */
export interface ToDoEntries {
  /** Who has it sees them. */
  permission: Permission;
  /** Fields of the contract's `ToDo`, which are columns of the query. */
  names: readonly string[];
  count: RawBuilder<unknown>;
}

export const toDoEntries = defineRegistry<ToDoEntries>('what waits to be done');
