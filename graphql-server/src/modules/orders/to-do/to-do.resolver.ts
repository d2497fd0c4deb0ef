import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../../shared/principal.ts';
import type { ToDo } from './to-do.service.ts';

@Resolver()
export class ToDoResolver {
  @Access('orders:read', 'products:read', 'customers:read')
  @Query(() => Gql.ToDo)
  async toDo(@Ctx() context: RequestContext): Promise<ToDo> {
    return context.services.toDo.count(requireStaffActor(context));
  }
}
