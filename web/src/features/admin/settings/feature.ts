import { t } from '@lingui/core/macro';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import DoorOpen from 'lucide-react/icons/door-open';
import Globe from 'lucide-react/icons/globe';
import Landmark from 'lucide-react/icons/landmark';
import Link from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Percent from 'lucide-react/icons/percent';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import Server from 'lucide-react/icons/server';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  settings: adminPage('/admin/settings', () => t`Settings`, 'SETTINGS_READ'),
  generalSettings: adminPage('/admin/settings/general', () => t`General`, 'SETTINGS_READ'),
  currencySettings: adminPage('/admin/settings/currency', () => t`Currency`, 'SETTINGS_READ'),
  domainSettings: adminPage('/admin/settings/domain', () => t`Domain`, 'STAFF_WRITE'),
  openingSettings: adminPage('/admin/settings/opening', () => t`Opening`, 'SETTINGS_READ'),
  storefrontSettings: adminPage('/admin/settings/storefront', () => t`Storefront`, 'SETTINGS_READ'),
  paymentSettings: adminPage('/admin/settings/payments', () => t`Payments`, 'SETTINGS_READ'),
  stripeSettings: adminPage('/admin/settings/stripe', () => t`Stripe`, 'SETTINGS_READ'),
  deliverySettings: adminPage('/admin/settings/delivery', () => t`Delivery`, 'SETTINGS_READ'),
  taxSettings: adminPage('/admin/settings/taxes', () => t`Taxes`, 'SETTINGS_READ'),
  emailSettings: adminPage('/admin/settings/emails', () => t`Emails`, 'SETTINGS_READ'),
  emailServerSettings: adminPage('/admin/settings/emailServer', () => t`Mail server`, 'STAFF_WRITE'),
  legalSettings: adminPage('/admin/settings/legal', () => t`Legal pages`, 'SETTINGS_READ'),
  cartSettings: adminPage('/admin/settings/carts', () => t`Abandoned carts`, 'SETTINGS_READ'),
  headlessSettings: adminPage('/admin/settings/headless', () => t`Other storefronts`, 'SETTINGS_READ'),
  securitySettings: adminPage('/admin/settings/security', () => t`Security`, 'SETTINGS_READ'),
  endDemo: adminPage('/admin/endDemo', () => t`End the demo`, 'STAFF_WRITE'),
};

export const settings: AdminFeature<typeof pages> = {
  pages,
  screens: {
    settings: screen(() => import('./settings-page.tsx'), 'SettingsPage'),
    generalSettings: screen(() => import('./general/general-page.tsx'), 'GeneralPage'),
    currencySettings: screen(() => import('./currency-page.tsx'), 'CurrencyPage'),
    domainSettings: screen(() => import('./domain-page.tsx'), 'DomainPage'),
    openingSettings: screen(() => import('./opening-page.tsx'), 'OpeningPage'),
    storefrontSettings: screen(() => import('./storefront/storefront-page.tsx'), 'StorefrontPage'),
    paymentSettings: screen(() => import('./payments/payments-page.tsx'), 'PaymentsPage'),
    stripeSettings: screen(() => import('./payments/stripe-page.tsx'), 'StripePage'),
    deliverySettings: screen(() => import('./delivery/delivery-page.tsx'), 'DeliveryPage'),
    taxSettings: screen(() => import('./taxes/taxes-page.tsx'), 'TaxesPage'),
    emailSettings: screen(() => import('./emails/emails-page.tsx'), 'EmailsPage'),
    emailServerSettings: screen(() => import('./emails/email-server-page.tsx'), 'EmailServerPage'),
    legalSettings: screen(() => import('./legal/legal-texts-page.tsx'), 'LegalTextsPage'),
    cartSettings: screen(() => import('./cart-settings-page.tsx'), 'CartSettingsPage'),
    headlessSettings: screen(() => import('./headless/headless-page.tsx'), 'HeadlessPage'),
    securitySettings: screen(() => import('./security-page.tsx'), 'SecurityPage'),
    endDemo: screen(() => import('./demo/end-demo-page.tsx'), 'EndDemoPage'),
  },
  menu: [{ page: pages.settings, order: 190, Icon: Settings }],
  settings: [
    {
      page: pages.generalSettings,
      order: 10,
      Icon: Store,
      text: () => t`Name, logo, contact, time zone`,
      words: () => t`store details address email`,
    },
    {
      page: pages.currencySettings,
      order: 12,
      Icon: Coins,
      text: () => t`The currency of all prices`,
      words: () => t`currency money dollars euros`,
    },
    {
      page: pages.domainSettings,
      order: 15,
      Icon: Link,
      text: () => t`The shop’s public URL`,
      words: () => t`domain web address public URL host name`,
    },
    {
      page: pages.openingSettings,
      order: 17,
      Icon: DoorOpen,
      text: () => t`Open or close the shop, password for visitors`,
      words: () => t`launch coming soon maintenance storefront password`,
    },
    {
      page: pages.storefrontSettings,
      order: 20,
      Icon: PanelsTopLeft,
      text: () => t`Banner, offer and countdown, who can order`,
      words: () => t`theme online store home page guests accounts`,
    },
    {
      page: pages.paymentSettings,
      order: 30,
      Icon: Landmark,
      text: () => t`Payment methods, bank account, limits for unconfirmed customers`,
      words: () => t`cards checkout providers cash on delivery`,
    },
    {
      page: pages.stripeSettings,
      order: 35,
      Icon: CreditCard,
      text: () => t`Keys for card payments, and a test payment`,
      words: () => t`Stripe cards credit card API keys webhook payment provider`,
    },
    {
      page: pages.deliverySettings,
      order: 40,
      Icon: Truck,
      text: () => t`Zones, methods and prices`,
      words: () => t`shipping rates zones countries local pick-up`,
    },
    {
      page: pages.taxSettings,
      order: 50,
      Icon: Percent,
      text: () => t`Rates, and whether prices include them`,
      words: () => t`VAT GST duties`,
    },
    {
      page: pages.emailSettings,
      order: 70,
      Icon: Mail,
      text: () => t`Opening texts of customer emails`,
      words: () => t`email notifications`,
    },
    {
      page: pages.emailServerSettings,
      order: 75,
      Icon: Server,
      text: () => t`What sends the shop’s emails, and from which address`,
      words: () => t`email SMTP sender mail server password`,
    },
    {
      page: pages.legalSettings,
      order: 80,
      Icon: Scale,
      text: () => t`Terms, privacy, returns`,
      words: () => t`policies imprint conditions refund shipping policy`,
    },
    {
      page: pages.cartSettings,
      order: 100,
      Icon: ShoppingCart,
      text: () => t`When to remind customers`,
      words: () => t`checkouts recovery`,
    },
    {
      page: pages.headlessSettings,
      order: 110,
      Icon: Globe,
      text: () => t`Your own websites that use the API`,
      words: () => t`headless domains CORS`,
    },
    {
      page: pages.securitySettings,
      order: 120,
      Icon: ShieldCheck,
      text: () => t`How staff log in`,
      words: () => t`password two-factor authentication 2FA`,
    },
  ],
};
