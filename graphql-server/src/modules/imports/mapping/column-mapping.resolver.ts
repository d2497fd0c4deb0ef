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

  @Access('products:write')
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

  @Access('products:write')
  @Query(() => [Gql.ColumnMapping])
  async columnMappings(@Ctx() { services }: Context): Promise<ColumnMapping[]> {
    return services.columnMappings.list();
  }

  @Access('products:write')
  @Mutation(() => Gql.ColumnMappingDeletePayload)
  async columnMappingDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.ColumnMappingDeletePayload>> {
    await services.columnMappings.delete(id);
    return { columnMappingId: id };
  }
}
