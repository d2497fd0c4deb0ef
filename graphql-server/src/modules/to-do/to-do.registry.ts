import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';
import type { Permission } from '../../shared/permissions.ts';

/** Tasks in the back office, counted by one query on indexes that contain only open tasks. */
export interface ToDoEntries {
  /** Required to see them. */
  permission: Permission;
  /** Fields of the contract's `ToDo`, which are columns of the query. */
  names: readonly string[];
  count: RawBuilder<unknown>;
}

export const toDoEntries = defineRegistry<ToDoEntries>('what waits to be done');
