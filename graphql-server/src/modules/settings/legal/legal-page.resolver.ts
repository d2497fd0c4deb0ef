import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { SettingsServices } from '../settings.services.ts';

type Context = RequestContext<SettingsServices>;

@Resolver(() => Gql.LegalPage)
export class LegalPageResolver {
  @Access('PUBLIC')
  @Query(() => Gql.LegalPage, { nullable: true })
  async legalPage(
    @Arg('kind', () => Gql.LegalPageKind) kind: Gql.LegalPageKind,
    @Ctx() { services }: Context,
  ): Promise<Gql.LegalPage | null> {
    return services.legalPages.find(kind);
  }

  @Access('settings:read')
  @Query(() => Gql.LegalTextPreviewPayload)
  async legalTextPreview(
    @Arg('text', () => String) text: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.LegalTextPreviewPayload>> {
    return { html: await services.legalPages.preview(text) };
  }
}
