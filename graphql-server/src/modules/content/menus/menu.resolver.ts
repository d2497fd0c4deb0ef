import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { can } from '../../../shared/principal.ts';
import type { ContentServices } from '../content.services.ts';
import type { MenuEntity } from './menu.entity.ts';

type Context = RequestContext<ContentServices>;

@Resolver(() => Gql.Menu)
export class MenuResolver {
  @Access('PUBLIC')
  @Query(() => [Gql.Menu])
  async menus(@Ctx() { principal, services: { menus } }: Context): Promise<readonly MenuEntity[]> {
    return can(principal, 'content:write') ? menus.list() : menus.shown;
  }

  @Access('content:write')
  @Mutation(() => Gql.MenuPayload)
  async menuUpdate(
    @Arg('name', () => Gql.MenuName) name: Gql.MenuName,
    @Arg('input', () => Gql.MenuInput) input: Gql.MenuInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ menu: MenuEntity }> {
    return { menu: await services.menus.update(name, input, expectedVersion) };
  }

  @Access('content:write')
  @Mutation(() => Gql.MenuPayload)
  async menuReset(
    @Arg('name', () => Gql.MenuName) name: Gql.MenuName,
    @Ctx() { services }: Context,
  ): Promise<{ menu: null }> {
    await services.menus.reset(name);
    return { menu: null };
  }

  @FieldResolver(() => ID)
  id(@Root() { name }: MenuEntity): string {
    return name;
  }
}
