import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { EmailServerSettings } from '../emails/emails.settings.ts';
import type { EditableSection } from '../settings/settings.service.ts';
import type { EmailPreviewsServices } from './email-previews.services.ts';

type Context = RequestContext<EmailPreviewsServices>;

@Resolver(() => Gql.EmailServerSettings)
export class EmailServerResolver {
  @FieldResolver(() => Boolean)
  hasSmtpPassword(@Root() { smtpPassword }: EmailServerSettings): boolean {
    return smtpPassword !== null;
  }

  // Links to choose a new password pass the mail server: who changes it could get into the owner's account.
  @Access('STAFF with staff:write')
  @Mutation(() => Gql.EmailServerSettingsPayload)
  async settingsEmailServerUpdate(
    @Arg('input', () => Gql.EmailServerSettingsInput) input: Gql.EmailServerSettingsInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<{ settings: EditableSection<'emailServer'> }> {
    const principal = requireUser(context);
    const settings = await context.services.emailServer.update(principal, input, expectedVersion ?? null);
    return { settings };
  }
}
