import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import type { MailOpenings } from '../../email/email-template.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { MailPreview, TemplateInfo } from './mail-preview.service.ts';
import type { MailsServices } from './mails.services.ts';

type Context = RequestContext<MailsServices>;

@Resolver(() => Gql.MailSettings)
export class MailPreviewResolver {
  @FieldResolver(() => [Gql.EmailTemplate])
  emails(@Root() openings: MailOpenings, @Ctx() { services }: Context): TemplateInfo[] {
    return services.mailPreviews.templates(openings);
  }

  @FieldResolver(() => [Gql.EmailTemplate])
  templates(@Root() openings: MailOpenings, @Ctx() { services }: Context): TemplateInfo[] {
    return services.mailPreviews.templates(openings);
  }

  @Access('settings:read')
  @Query(() => Gql.MailPreviewPayload)
  mailPreview(
    @Arg('template', () => String) template: string,
    @Arg('text', () => String, { nullable: true }) text: string | null | undefined,
    @Ctx() { services }: Context,
  ): { preview: MailPreview } {
    return { preview: services.mailPreviews.preview(template, text ?? null) };
  }

  @Access('STAFF with settings:write')
  @Mutation(() => Gql.MailTestSendPayload)
  async settingsMailTestSend(
    @Arg('template', () => String) template: string,
    @Arg('text', () => String, { nullable: true }) text: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.MailTestSendPayload>> {
    const principal = requireUser(context);
    const sent = await context.services.mailPreviews.sendTest(principal, template, text ?? null);
    return { ...sent, outcome: Gql.MailTestOutcome[sent.outcome] };
  }
}
