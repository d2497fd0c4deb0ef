import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { DeletedItem } from '../../../shared/deleted-item.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import type { ContentServices } from '../content.services.ts';
import type { PagePreview } from './page-preview.ts';
import type { PageEntity } from './page.entity.ts';
import { hasUnpublishedChanges } from './page-draft.ts';
import type { PageVersion } from './page.service.ts';
import type { PublishedPage } from './published-page.ts';

type Context = RequestContext<ContentServices>;

@Resolver(() => Gql.PageDraft)
export class PageResolver {
  @Access('PUBLIC')
  @Query(() => Gql.Page, { nullable: true })
  async page(
    @Arg('handle', () => String) handle: string,
    @Ctx() { services }: Context,
  ): Promise<PublishedPage | null> {
    return services.pages.findPublished(handle);
  }

  @Access('PUBLIC')
  @Query(() => Gql.PagePreview, { nullable: true })
  async pagePreview(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<PagePreview | null> {
    return services.pages.findPreview(token);
  }

  @Access('content:write')
  @Query(() => Gql.PageDraftConnection)
  pageDrafts(
    @Args(() => Gql.QueryPageDraftsArgs) args: Gql.QueryPageDraftsArgs,
    @Ctx() { services: { pageList } }: Context,
  ): DeferredConnection<PageEntity> {
    const { kind, state = null, search } = args;
    const filter = { kind: kind ?? 'PAGE', state, search: search ?? '' };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => pageList.list(filter, page),
      () => pageList.count(filter),
    );
  }

  @Access('content:write')
  @Query(() => Gql.PageDraft, { nullable: true })
  async pageDraft(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<PageEntity | null> {
    return services.pages.find(id);
  }

  @Access('content:write')
  @Query(() => [Gql.DeletedItem])
  async deletedPages(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.pages.listDeleted();
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pageCreate(
    @Arg('input', () => Gql.PageInput) input: Gql.PageInput,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.create(input) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pageUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.PageUpdateInput) input: Gql.PageUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.update(id, input, expectedVersion) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pagePublish(
    @Arg('id', () => ID) id: string,
    @Arg('at', () => DateTime, { nullable: true }) at: Date | null,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.publish(id, at) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pagePublicationCancel(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.cancelPublication(id) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pageUnpublish(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.unpublish(id) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pageVersionRestore(
    @Arg('id', () => ID) id: string,
    @Arg('versionId', () => ID) versionId: string,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.restoreVersion(id, versionId) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pagePreviewLinkReplace(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.replacePreviewLink(id) };
  }

  @Access('content:write')
  @Mutation(() => Gql.PageDeletePayload)
  async pageDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.PageDeletePayload>> {
    await services.pages.delete(id);
    return { pageId: id };
  }

  @Access('content:write')
  @Mutation(() => Gql.PagePayload)
  async pageRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ page: PageEntity }> {
    return { page: await services.pages.restore(id) };
  }

  @FieldResolver(() => Boolean)
  isPublished(@Root() { published }: PageEntity): boolean {
    return published !== null;
  }

  @FieldResolver(() => Boolean)
  hasUnpublishedChanges(@Root() page: PageEntity): boolean {
    return hasUnpublishedChanges(page);
  }

  @FieldResolver(() => [Gql.PageVersion])
  async versions(@Root() { id }: PageEntity, @Ctx() { services }: Context): Promise<PageVersion[]> {
    return services.pages.versions(id);
  }
}
