import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';

@Resolver()
export class CartReminderResolver {
  @Access('settings:read')
  @Query(() => Gql.CartReminderFigures)
  async cartReminderFigures(@Ctx() { services }: RequestContext): Promise<Gql.CartReminderFigures> {
    return services.cartReminders.figures();
  }
}
