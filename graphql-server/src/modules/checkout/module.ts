import { sql } from 'kysely';
import { contribute, defineModule } from '../../core/define-module.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { firstOtherOption } from '../catalogue/variants/first-other-option.resolver.ts';
import { assetUses, withAssetIn } from '../assets/asset-uses.registry.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { cartModule } from '../cart/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { CheckoutDetailsResolver, CheckoutPreviewResolver, OrderPlaceResolver } from './checkout.resolver.ts';
import { checkoutServices } from './checkout.services.ts';
import { checkoutEntities } from './checkout.tables.ts';
import { DraftOrderResolver, ManualPricesResolver } from './drafts/draft-order.resolver.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { customersModule } from '../customers/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { ordersModule } from '../orders/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { promotionsModule } from '../promotions/module.ts';
import { settingsModule } from '../settings/module.ts';
import { taxesModule } from '../taxes/module.ts';
import { checkoutDatabase } from './checkout.database.ts';
import { uploadUses } from '../uploads/upload-uses.registry.ts';
import { vatNumbersModule } from '../vat-numbers/module.ts';
import { uploadsModule } from '../uploads/module.ts';
import { checkoutData } from './personal-data.ts';

export const checkoutModule = defineModule({
  name: 'checkout',
  needs: [
    assetsModule,
    auditModule,
    authModule,
    cartModule,
    catalogueModule,
    customFieldsModule,
    customersModule,
    deliveryModule,
    inventoryModule,
    ordersModule,
    pricingModule,
    promotionsModule,
    settingsModule,
    taxesModule,
    uploadsModule,
    vatNumbersModule,
  ],
  entities: checkoutEntities,
  database: checkoutDatabase,
  personalData: checkoutData,
  demoData: { emptied: ['draft_orders'] },
  services: checkoutServices,
  resolvers: [
    CheckoutDetailsResolver,
    CheckoutPreviewResolver,
    OrderPlaceResolver,
    DraftOrderResolver,
    ManualPricesResolver,
    firstOtherOption(Gql.CheckoutLine),
  ],
  contributes: [
    contribute(uploadUses, [
      { table: 'draft_orders', column: 'lines' },
      { table: 'draft_orders', column: 'custom_fields' },
    ]),
    // Drafts are few enough to scan.
    contribute(assetUses, [
      {
        rows: sql`from draft_orders
          ${withAssetIn(sql`concat_ws(' ', draft_orders.lines, draft_orders.custom_fields)`)}`,
      },
    ]),
  ],
});
