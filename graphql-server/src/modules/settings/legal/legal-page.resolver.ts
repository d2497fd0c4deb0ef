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
  legalPage(
    @Arg('kind', () => Gql.LegalPageKind) kind: Gql.LegalPageKind,
    @Ctx() { services }: Context,
  ): Gql.LegalPage | null {
    return services.legalPages.find(kind);
  }

  @Access('settings:read')
  @Query(() => Gql.LegalTextPreviewPayload)
  legalTextPreview(
    @Arg('text', () => String) text: string,
    @Ctx() { services }: Context,
  ): Partial<Gql.LegalTextPreviewPayload> {
    return { html: services.legalPages.preview(text) };
  }
}
