import { type Composers, defineModule } from '../../core/define-module.ts';
import { customersModule } from '../customers/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import type { ReturnMailKind } from '../orders/mails/order-mail.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
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

export const returnsModule = defineModule({
  name: 'returns',
  needs: [customersModule, inventoryModule, ordersModule, paymentsModule],
  entities: returnsEntities,
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
    RETURN_REQUESTED: ({ returnMails }) => returnMails,
    RETURN_APPROVED: ({ returnMails }) => returnMails,
    RETURN_REFUSED: ({ returnMails }) => returnMails,
    RETURN_RECEIVED: ({ returnMails }) => returnMails,
  } satisfies Composers<ReturnMailKind, ReturnsServices>,
});
