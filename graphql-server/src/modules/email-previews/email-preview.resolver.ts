import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import type { EmailOpenings } from '../../email/email-template.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { EmailPreview, TemplateInfo } from './email-preview.service.ts';
import type { EmailPreviewsServices } from './email-previews.services.ts';

type Context = RequestContext<EmailPreviewsServices>;

@Resolver(() => Gql.EmailSettings)
export class EmailPreviewResolver {
  @FieldResolver(() => [Gql.EmailTemplate])
  emails(@Root() openings: EmailOpenings, @Ctx() { services }: Context): TemplateInfo[] {
    return services.emailPreviews.templates(openings);
  }

  @Access('settings:read')
  @Query(() => Gql.EmailPreviewPayload)
  emailPreview(
    @Arg('template', () => String) template: string,
    @Arg('text', () => String, { nullable: true }) text: string | null | undefined,
    @Ctx() { services }: Context,
  ): { preview: EmailPreview } {
    return { preview: services.emailPreviews.preview(template, text ?? null) };
  }

  @Access('STAFF with settings:write')
  @Mutation(() => Gql.TestEmailSendPayload)
  async settingsTestEmailSend(
    @Arg('template', () => String) template: string,
    @Arg('text', () => String, { nullable: true }) text: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.TestEmailSendPayload>> {
    const principal = requireUser(context);
    const sent = await context.services.emailPreviews.sendTest(principal, template, text ?? null);
    return { ...sent, outcome: Gql.TestEmailOutcome[sent.outcome] };
  }
}
