import { defineModule, provide } from '../../core/define-module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { contentModule } from '../content/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { ordersModule } from '../orders/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { publicShopPort } from '../settings/public-shop.port.ts';
import { settingsModule } from '../settings/module.ts';
import { CurrencyResolver } from './currency.resolver.ts';
import { promotionsModule } from '../promotions/module.ts';
import { ShopResolver } from './shop.resolver.ts';
import { type ShopServices, shopServices } from './shop.services.ts';
import { taxesModule } from '../taxes/module.ts';

export const shopModule = defineModule({
  name: 'shop',
  needs: [
    catalogueModule,
    contentModule,
    deliveryModule,
    ordersModule,
    pricingModule,
    promotionsModule,
    settingsModule,
    taxesModule,
  ],
  services: shopServices,
  resolvers: [ShopResolver, CurrencyResolver],
  provides: [provide(publicShopPort, ({ shopInfo }: ShopServices) => shopInfo.read())],
});
