import { type Composers, contribute, defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { customersModule } from '../customers/module.ts';
import { downloadsModule } from '../downloads/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { eventsModule } from '../events/module.ts';
import type { WithdrawalEmail } from '../orders/emails/order-mail.ts';
import { ordersModule } from '../orders/module.ts';
import { returnsModule } from '../returns/module.ts';
import { withdrawalData } from './personal-data.ts';
import { withdrawalReceived } from './withdrawal-email.ts';
import { OrderWithdrawalResolver, WithdrawalResolver } from './withdrawal.resolver.ts';
import { withdrawalsDatabase } from './withdrawals.database.ts';
import { type WithdrawalsServices, withdrawalsServices } from './withdrawals.services.ts';
import { withdrawalsEntities } from './withdrawals.tables.ts';

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  needs: [
    authModule,
    customersModule,
    downloadsModule,
    emailsModule,
    eventsModule,
    ordersModule,
    returnsModule,
  ],
  entities: withdrawalsEntities,
  database: withdrawalsDatabase,
  personalData: withdrawalData,
  demoData: { emptied: ['withdrawals', 'withdrawal_lines'] },
  services: withdrawalsServices,
  resolvers: [OrderWithdrawalResolver, WithdrawalResolver],
  emails: {
    WITHDRAWAL_RECEIVED: ({ withdrawalEmails }) => withdrawalEmails,
  } satisfies Composers<WithdrawalEmail['kind'], WithdrawalsServices>,
  contributes: [contribute(customerEmails, [withdrawalReceived])],
});
