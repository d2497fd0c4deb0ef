import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../../shared/principal.ts';
import type { ImportsServices } from '../imports.services.ts';
import type { SheetImport } from '../sheet-import.ts';
import type { ColumnMapping } from './column-mapping.service.ts';

type Context = RequestContext<ImportsServices>;

@Resolver(() => Gql.SheetImport)
export class ColumnMappingResolver {
  @FieldResolver(() => [String])
  columnChoices(@Root() sheetImport: SheetImport, @Ctx() context: Context): readonly string[] {
    return context.services.columnMappings.choicesFor(requireStaffActor(context), sheetImport);
  }

  @Access('products:write', 'customers:write', 'content:write')
  @Mutation(() => Gql.SheetImportPayload)
  async sheetImportColumnsUpdate(
    @Args(() => Gql.MutationSheetImportColumnsUpdateArgs)
    { id, columns }: Gql.MutationSheetImportColumnsUpdateArgs,
    @Ctx() context: Context,
  ): Promise<{ sheetImport: SheetImport }> {
    const chosen = columns.map(({ name, field }) => ({ name, field: field ?? null }));
    const { columnMappings } = context.services;
    return { sheetImport: await columnMappings.update(requireStaffActor(context), id, chosen) };
  }

  @Access('products:write', 'customers:write', 'content:write')
  @Query(() => [Gql.ColumnMapping])
  async columnMappings(@Ctx() context: Context): Promise<ColumnMapping[]> {
    return context.services.columnMappings.list(requireStaffActor(context));
  }

  @Access('products:write', 'customers:write', 'content:write')
  @Mutation(() => Gql.ColumnMappingDeletePayload)
  async columnMappingDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.ColumnMappingDeletePayload>> {
    await context.services.columnMappings.delete(requireStaffActor(context), id);
    return { columnMappingId: id };
  }
}
