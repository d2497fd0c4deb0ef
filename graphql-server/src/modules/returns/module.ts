import { type Composers, contribute, defineModule } from '../../core/define-module.ts';
import { customersModule } from '../customers/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import type { ReturnEmailKind } from '../orders/emails/order-mail.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { returnEmails } from './return-emails.ts';
import {
  OrderLinkReturnResolver,
  OrderReturnResolver,
  ReturnEventResolver,
  ReturnHandlingResolver,
  ReturnResolver,
  UserReturnsResolver,
} from './return.resolver.ts';
import { type ReturnsServices, returnsServices } from './returns.services.ts';
import { returnsEntities } from './returns.tables.ts';
import { returnsDatabase } from './returns.database.ts';
import { returnData } from './personal-data.ts';
import { toDoEntries } from '../to-do/to-do.registry.ts';
import { returnToDo } from './return-to-do.ts';
import { toDoModule } from '../to-do/module.ts';
import { eventsModule } from '../events/module.ts';

export const returnsModule = defineModule({
  name: 'returns',
  needs: [
    customersModule,
    emailsModule,
    inventoryModule,
    ordersModule,
    paymentsModule,
    toDoModule,
    eventsModule,
  ],
  entities: returnsEntities,
  database: returnsDatabase,
  personalData: returnData,
  demoData: { emptied: ['returns', 'return_lines', 'return_events'] },
  services: returnsServices,
  resolvers: [
    OrderLinkReturnResolver,
    OrderReturnResolver,
    ReturnHandlingResolver,
    ReturnResolver,
    ReturnEventResolver,
    UserReturnsResolver,
  ],
  emails: {
    RETURN_REQUESTED: ({ returnEmails }) => returnEmails,
    RETURN_APPROVED: ({ returnEmails }) => returnEmails,
    RETURN_DECLINED: ({ returnEmails }) => returnEmails,
    RETURN_RECEIVED: ({ returnEmails }) => returnEmails,
  } satisfies Composers<ReturnEmailKind, ReturnsServices>,
  contributes: [contribute(customerEmails, returnEmails), contribute(toDoEntries, [returnToDo])],
});
