import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { formatMessage } from '../../shared/messages/locale.ts';
import { assertFirst, MAX_PAGE } from '../../shared/paging/connection.ts';
import { requireStaffActor } from '../../shared/principal.ts';
import type { ImportEntry, SheetImport } from './sheet-import.ts';
import type { ImportsServices } from './imports.services.ts';

type Context = RequestContext<ImportsServices>;

@Resolver(() => Gql.SheetImport)
export class SheetImportResolver {
  @Access('products:write', 'customers:write', 'content:write', 'orders:write', 'promotions:write')
  @Query(() => [Gql.SheetImport])
  async sheetImports(@Ctx() context: Context): Promise<SheetImport[]> {
    return context.services.sheetImports.latest(requireStaffActor(context));
  }

  @Access('products:write', 'customers:write', 'content:write', 'orders:write', 'promotions:write')
  @Query(() => Gql.SheetImport, { nullable: true })
  async sheetImport(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<SheetImport | null> {
    return context.services.sheetImports.find(requireStaffActor(context), id);
  }

  @FieldResolver(() => [Gql.SheetImportEntry])
  async entries(
    @Root() { id }: SheetImport,
    @Args(() => Gql.SheetImportEntriesArgs) { first }: Gql.SheetImportEntriesArgs,
    @Ctx() { services, locale }: Context,
  ) {
    const kinds = ['ERROR', 'CREATED', 'CHANGED'] as const;
    const page = { after: -1, first: pageSize(first), kinds };
    return formatted(locale, await services.sheetImports.entriesOf(id, page));
  }

  @FieldResolver(() => [Gql.SheetImportEntry])
  async notices(
    @Root() { id }: SheetImport,
    @Args(() => Gql.SheetImportNoticesArgs) { first }: Gql.SheetImportNoticesArgs,
    @Ctx() { services, locale }: Context,
  ) {
    return formatted(locale, await services.sheetImports.noticesOf(id, pageSize(first)));
  }

  @Access('products:write', 'customers:write', 'content:write', 'orders:write', 'promotions:write')
  @Mutation(() => Gql.SheetImportPayload)
  async sheetImportApply(
    @Args(() => Gql.MutationSheetImportApplyArgs) { id, skipInvalid }: Gql.MutationSheetImportApplyArgs,
    @Ctx() { services, principal }: Context,
  ): Promise<{ sheetImport: SheetImport }> {
    const actor = requireStaffActor({ principal });
    return { sheetImport: await services.sheetImports.apply(actor, id, skipInvalid ?? false) };
  }

  @Access('products:write', 'customers:write', 'content:write', 'orders:write', 'promotions:write')
  @Mutation(() => Gql.SheetImportPayload)
  async sheetImportCancel(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ sheetImport: SheetImport }> {
    return { sheetImport: await context.services.sheetImports.cancel(requireStaffActor(context), id) };
  }
}

function pageSize(first: number | null | undefined): number {
  assertFirst(first ?? MAX_PAGE, MAX_PAGE);
  return first ?? MAX_PAGE;
}

function formatted(locale: Context['locale'], entries: readonly ImportEntry[]) {
  return entries.map((entry) => ({
    ...entry,
    message: entry.message && formatMessage(locale, entry.message),
  }));
}
