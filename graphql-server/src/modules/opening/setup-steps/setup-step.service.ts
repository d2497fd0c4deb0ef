import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { ANY_ORDER, offeredMethods } from '../../checkout/payment-method-rules.ts';
import { defaultSettings } from '../../settings/effective-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { optionalSteps, type OptionalStep } from '../opening.settings.ts';
import type { OpeningDatabase } from '../opening.tables.ts';

export type SetupStepKind =
  | OptionalStep
  | 'CONTACT'
  | 'COUNTRY'
  | 'DELIVERY'
  | 'PAYMENTS'
  | 'EMAIL'
  | 'LEGAL_PAGES'
  | 'PRODUCT'
  | 'OPEN';

interface SetupStep {
  kind: SetupStepKind;
  isDone: boolean;
  isOptional: boolean;
  isSkipped: boolean;
}

interface PublicShop {
  name: string;
  contact: { email: string };
  legalPages: readonly string[];
  sendsEmail: boolean;
  /** Null for the standard look. */
  themeUrl?: string | null;
}

/** What only rows tell. */
interface StoredFacts {
  /** Staff saved where the shop is and delivers to; an untouched shop is in the default country. */
  hasDelivery: boolean;
  /** Staff saved a currency. */
  hasCurrency: boolean;
  /** Staff saved zones of their own. */
  hasZones: boolean;
  hasProduct: boolean;
  hasColleague: boolean;
}

const newShop = defaultSettings(false);
const NAME_OF_NEW_SHOP = newShop.general.name;
const DEFAULT_CURRENCY = newShop.currency.currencyCode;

/** What is left before a shop can open. Nothing of it is stored, except that a step is not needed. */
export class SetupStepService {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly shop: () => PublicShop,
    /** Whether a provider charges cards for the shop. */
    private readonly takesCards: boolean,
  ) {}

  /** In the order of doing them; one statement. */
  async list(): Promise<SetupStep[]> {
    const { skippedSteps } = this.settings.opening;
    const done = this.stepsDone(this.shop(), await this.readFacts());
    return Object.entries(done).map(([kind, isDone]) => ({
      kind: kind as SetupStepKind,
      isDone,
      isOptional: includes(optionalSteps, kind),
      isSkipped: includes(skippedSteps, kind),
    }));
  }

  private stepsDone(shop: PublicShop, stored: StoredFacts): Record<SetupStepKind, boolean> {
    const { currency, payments, taxes, domain, opening } = this.settings;
    return {
      CONTACT: shop.name !== NAME_OF_NEW_SHOP && shop.contact.email !== '',
      COUNTRY: stored.hasDelivery,
      CURRENCY: currency.currencyCode !== DEFAULT_CURRENCY || stored.hasCurrency,
      TAXES: taxes.isEnabled,
      DELIVERY: stored.hasZones,
      PAYMENTS: offeredMethods({ payments, takesCards: this.takesCards }, ANY_ORDER).length > 0,
      EMAIL: shop.sendsEmail,
      LEGAL_PAGES: includes(shop.legalPages, 'TERMS') && includes(shop.legalPages, 'PRIVACY'),
      PRODUCT: stored.hasProduct,
      THEME: shop.themeUrl !== null,
      STAFF: stored.hasColleague,
      DOMAIN: domain.publicUrl !== null,
      OPEN: opening.isOpen,
    };
  }

  private readFacts(): Promise<StoredFacts> {
    const db = this.em.getKysely<OpeningDatabase>();
    const delivery = db.selectFrom('settings').where('section', '=', 'delivery').select('section');
    const currency = db.selectFrom('settings').where('section', '=', 'currency').select('section');
    const product = db
      .selectFrom('products')
      .where('status', '=', 'ACTIVE')
      .where('deleted_at', 'is', null)
      .select('id');
    const colleague = db.selectFrom('users').where('role', '=', 'ADMIN').offset(1).select('id');
    const invited = db.selectFrom('staff_invitations').select('id');
    return db
      .selectNoFrom((select) => [
        select.exists(delivery).as('hasDelivery'),
        select.exists(currency).as('hasCurrency'),
        select.exists(delivery.where(sql<boolean>`content ? 'zones'`)).as('hasZones'),
        select.exists(product).as('hasProduct'),
        select.or([select.exists(colleague), select.exists(invited)]).as('hasColleague'),
      ])
      .executeTakeFirstOrThrow() as Promise<StoredFacts>;
  }
}

const includes = (values: readonly string[], value: string) => values.includes(value);
