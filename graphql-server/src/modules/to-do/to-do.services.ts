import type { Scope } from '../../core/define-module.ts';
import { toDoEntries } from './to-do.registry.ts';
import { ToDoService } from './to-do.service.ts';

export function toDoServices({ em, entriesOf }: Scope) {
  return { toDo: new ToDoService(em, entriesOf(toDoEntries)) };
}

export type ToDoServices = ReturnType<typeof toDoServices>;
