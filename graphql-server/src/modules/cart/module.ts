import { sql } from 'kysely';
import { type Composers, contribute, defineModule, provide } from '../../core/define-module.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { firstOtherOption } from '../catalogue/variants/first-other-option.resolver.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { guestCartsPort } from '../auth/accounts/guest-carts.port.ts';
import { guestUses } from '../auth/sessions/guest-uses.registry.ts';
import { authModule } from '../auth/module.ts';
import {
  CartPayloadResolver,
  CartResolver,
  CartWarningResolver,
  GuestCartResolver,
} from './cart.resolver.ts';
import { type CartServices, cartServices } from './cart.services.ts';
import { cartEntities } from './cart.tables.ts';
import type { CartLine } from './cart.ts';
import { currentLineFields } from './line-fields.ts';
import { cartReminderCustomerEmail } from './reminders/cart-reminder-email.ts';
import { CartReminderResolver } from './reminders/cart-reminder.resolver.ts';
import type { CartReminderEmail } from './reminders/cart-reminder.service.ts';
import { cartOrdersPort } from './cart-orders.port.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { fieldsResolver } from '../custom-fields/custom-field.resolver.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { customersModule } from '../customers/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { newsletterModule } from '../newsletter/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { promotionsModule } from '../promotions/module.ts';
import { taxesModule } from '../taxes/module.ts';
import { uploadUses } from '../uploads/upload-uses.registry.ts';
import { uploadsModule } from '../uploads/module.ts';
import { cartData } from './personal-data.ts';

export const cartModule = defineModule({
  name: 'cart',
  needs: [
    authModule,
    catalogueModule,
    customFieldsModule,
    customersModule,
    deliveryModule,
    emailsModule,
    newsletterModule,
    pricingModule,
    promotionsModule,
    taxesModule,
    uploadsModule,
  ],
  entities: cartEntities,
  personalData: cartData,
  demoData: { emptied: ['carts', 'cart_lines'] },
  services: cartServices,
  resolvers: [
    CartPayloadResolver,
    CartWarningResolver,
    CartResolver,
    GuestCartResolver,
    CartReminderResolver,
    firstOtherOption(Gql.CartLine),
    fieldsResolver(
      () => Gql.CartLine,
      'ORDER_LINE',
      ({ product, customFields }: CartLine, { lineFields }: CartServices) => ({
        customFields: currentLineFields(lineFields.priced, product, customFields),
      }),
    ),
  ],
  jobs: [{ name: 'cart-reminders', everyMs: 15 * SECOND, run: ({ cartReminders }) => cartReminders.run() }],
  ports: [cartOrdersPort],
  emails: { CART_REMINDER: ({ cartReminders }) => cartReminders } satisfies Composers<
    CartReminderEmail['kind'],
    CartServices
  >,
  contributes: [
    contribute(customerEmails, [cartReminderCustomerEmail]),
    contribute(uploadUses, [{ table: 'cart_lines', column: 'custom_fields' }]),
    contribute(guestUses, [
      { rows: sql`select from cart_lines where user_id = users.id`, keeps: 'UNTIL_IDLE' },
    ]),
  ],
  provides: [provide(guestCartsPort, ({ guestCarts }: CartServices) => guestCarts)],
});
