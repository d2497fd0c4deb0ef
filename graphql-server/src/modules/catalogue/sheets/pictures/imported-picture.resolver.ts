import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../../core/request-context.ts';
import { Access } from '../../../../graphql/access.ts';
import * as Gql from '../../../../graphql/contract.generated.ts';
import { formatMessage } from '../../../../shared/messages/locale.ts';
import { assertFirst, MAX_PAGE } from '../../../../shared/paging/connection.ts';
import { requireStaffActor } from '../../../../shared/principal.ts';
import type { SheetImport } from '../../../imports/sheet-import.ts';
import type { CatalogueServices } from '../../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.SheetImport)
export class ImportedPictureResolver {
  @FieldResolver()
  async waitingPictureCount(@Root() { id }: SheetImport, @Ctx() { services }: Context): Promise<number> {
    return (await services.importedPictures.count(id)).waiting;
  }

  @FieldResolver()
  async storedPictureCount(@Root() { id }: SheetImport, @Ctx() { services }: Context): Promise<number> {
    return (await services.importedPictures.count(id)).stored;
  }

  @FieldResolver()
  async failedPictureCount(@Root() { id }: SheetImport, @Ctx() { services }: Context): Promise<number> {
    return (await services.importedPictures.count(id)).failed;
  }

  @FieldResolver()
  async pictureCount(@Root() { id }: SheetImport, @Ctx() { services }: Context): Promise<number> {
    return (await services.importedPictures.count(id)).stored;
  }

  @FieldResolver(() => [Gql.SheetImportPicture])
  async failedPictures(
    @Root() { id }: SheetImport,
    @Args(() => Gql.SheetImportFailedPicturesArgs) { first }: Gql.SheetImportFailedPicturesArgs,
    @Ctx() { services, locale }: Context,
  ) {
    assertFirst(first ?? MAX_PAGE, MAX_PAGE);
    const pictures = await services.importedPictures.failed(id, first ?? MAX_PAGE);
    return pictures.map(({ error, ...picture }) => ({ ...picture, message: formatMessage(locale, error) }));
  }

  @Access('products:write')
  @Mutation(() => Gql.SheetImportPayload)
  async sheetImportPicturesRetry(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ sheetImport: SheetImport }> {
    return { sheetImport: await context.services.importedPictures.retry(requireStaffActor(context), id) };
  }
}
