import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import type { MailTemplate } from '../../email/mail-templates.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { MailPreview } from './mail-preview.service.ts';
import type { MailsServices } from './mails.services.ts';

type Context = RequestContext<MailsServices>;

/** The emails by their names in the contract. */
const templates: Record<Gql.MailTemplate, MailTemplate> = {
  ORDER_PLACED: 'orderPlaced',
  ORDER_AWAITING_PAYMENT: 'orderAwaitingPayment',
  ORDER_PAYMENT_LINK: 'orderPaymentLink',
  ORDER_PAID: 'orderPaid',
  ORDER_SENT: 'orderSent',
  ORDER_PART_SENT: 'orderPartSent',
  ORDER_DELIVERED: 'orderDelivered',
  ORDER_CANCELLED: 'orderCancelled',
  ORDER_REOPENED: 'orderReopened',
  ORDER_RETURNED: 'orderReturned',
  ORDER_REFUNDED: 'orderRefunded',
  RETURN_REQUESTED: 'returnRequested',
  RETURN_APPROVED: 'returnApproved',
  RETURN_REFUSED: 'returnRefused',
  RETURN_RECEIVED: 'returnReceived',
  PASSWORD_RESET: 'passwordReset',
  NEWSLETTER_CONFIRM: 'newsletterConfirm',
  NEWSLETTER_WELCOME: 'newsletterWelcome',
  ALERT_CONFIRM: 'alertConfirm',
  ALERT_BACK_IN_STOCK: 'alertBackInStock',
  ALERT_PRICE_DROP: 'alertPriceDrop',
  REVIEW_REQUEST: 'reviewRequest',
  CART_REMINDER: 'cartReminder',
};

@Resolver(() => Gql.MailSettings)
export class MailPreviewResolver {
  @FieldResolver(() => [Gql.MailTemplateInfo])
  templates(@Ctx() { services }: Context): Gql.MailTemplateInfo[] {
    const known = services.mailPreviews.templates();
    return Object.values(Gql.MailTemplate).flatMap((template) =>
      known.filter((info) => info.template === templates[template]).map((info) => ({ ...info, template })),
    );
  }

  @Access('settings:read')
  @Query(() => Gql.MailPreviewPayload)
  mailPreview(
    @Arg('template', () => Gql.MailTemplate) template: Gql.MailTemplate,
    @Arg('text', () => String, { nullable: true }) text: string | null | undefined,
    @Ctx() { services }: Context,
  ): { preview: MailPreview } {
    return { preview: services.mailPreviews.preview(templates[template], text ?? null) };
  }

  @Access('STAFF with settings:write')
  @Mutation(() => Gql.MailTestSendPayload)
  async settingsMailTestSend(
    @Arg('template', () => Gql.MailTemplate) template: Gql.MailTemplate,
    @Arg('text', () => String, { nullable: true }) text: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<Partial<Gql.MailTestSendPayload>> {
    const principal = requireUser(context);
    const sent = await context.services.mailPreviews.sendTest(principal, templates[template], text ?? null);
    return { ...sent, outcome: Gql.MailTestOutcome[sent.outcome] };
  }
}
