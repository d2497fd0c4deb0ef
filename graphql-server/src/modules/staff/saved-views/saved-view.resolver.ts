import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireUser } from '../../../shared/principal.ts';
import type { SavedView } from './saved-view.service.ts';
import type { StaffServices } from '../staff.services.ts';

type Context = RequestContext<StaffServices>;

@Resolver(() => Gql.SavedView)
export class SavedViewResolver {
  @Access('STAFF')
  @Query(() => [Gql.SavedView])
  async savedViews(
    @Arg('list', () => Gql.SavedViewList) list: Gql.SavedViewList,
    @Ctx() context: Context,
  ): Promise<SavedView[]> {
    return context.services.savedViews.list(requireUser(context), list);
  }

  @Access('STAFF')
  @Mutation(() => Gql.SavedViewPayload)
  async savedViewCreate(
    @Arg('input', () => Gql.SavedViewInput) input: Gql.SavedViewInput,
    @Ctx() context: Context,
  ): Promise<{ savedView: SavedView }> {
    return { savedView: await context.services.savedViews.create(requireUser(context), input) };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SavedViewPayload)
  async savedViewUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.SavedViewUpdateInput) input: Gql.SavedViewUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() context: Context,
  ): Promise<{ savedView: SavedView }> {
    const { savedViews } = context.services;
    return { savedView: await savedViews.update(requireUser(context), id, input, expectedVersion) };
  }

  @Access('STAFF')
  @Mutation(() => Gql.SavedViewDeletePayload)
  async savedViewDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.SavedViewDeletePayload>> {
    await context.services.savedViews.delete(requireUser(context), id);
    return { savedViewId: id };
  }
}
