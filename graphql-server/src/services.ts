import type { Config } from './config.ts';
import type { EntityManager } from './db/database.ts';
import { SessionService } from './modules/auth/session.service.ts';
import { CatalogueService } from './modules/catalogue/catalogue.service.ts';
import { ProductService } from './modules/catalogue/product.service.ts';
import { demoAccounts } from './modules/shop/demo-accounts.ts';
import type { Secrets } from './secrets.ts';
import type { Clock } from './shared/clock.ts';

/** What the services of every request share. */
export interface Dependencies {
  config: Config;
  clock: Clock;
  secrets: Secrets;
}

/** The use cases of the shop, on one unit of work. */
export type Services = ReturnType<typeof createServices>;

/** Makes the services of one request; they are cheap, and forget everything with the request. */
export function createServices({ config, clock, secrets }: Dependencies, em: EntityManager) {
  const catalogue = new CatalogueService(em);
  return {
    shop: {
      name: config.shopName,
      currencyCode: config.currencyCode,
      offerEndsAt: config.offerEndsAt,
      demo: config.isDemo ? demoAccounts : null,
    },
    catalogue,
    products: new ProductService(em, clock, catalogue),
    sessions: new SessionService(em, clock, secrets.session),
  };
}
