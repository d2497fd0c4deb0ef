import { defineModule } from '../../core/define-module.ts';
import { ToDoResolver } from './to-do.resolver.ts';
import { toDoServices } from './to-do.services.ts';

export const toDoModule = defineModule({
  name: 'to-do',
  needs: [],
  services: toDoServices,
  resolvers: [ToDoResolver],
});
