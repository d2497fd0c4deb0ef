import { t } from '@lingui/core/macro';
import Globe from 'lucide-react/icons/globe';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import PackageCheck from 'lucide-react/icons/package-check';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Percent from 'lucide-react/icons/percent';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import type { Page } from '../../../navigation/pages.ts';
import { adminPages } from '../../../navigation/admin-pages.ts';

const { settings } = adminPages;

/** The sections of the settings, in the order of their page. */
export const settingsSections = () =>
  [
    {
      label: t`General`,
      text: t`Name, logo, contact, time zone`,
      page: settings.general,
      Icon: Store,
    },
    {
      label: t`Storefront`,
      text: t`Banner, slides of the home page, offer and countdown`,
      page: settings.storefront,
      Icon: PanelsTopLeft,
    },
    {
      label: t`Payments`,
      text: t`Ways to pay, bank account, limits for unconfirmed customers`,
      page: settings.payments,
      Icon: Landmark,
    },
    {
      label: t`Delivery`,
      text: t`Fee, and what is delivered free`,
      page: settings.delivery,
      Icon: Truck,
    },
    {
      label: t`Taxes`,
      text: t`Rates, and whether prices include them`,
      page: settings.taxes,
      Icon: Percent,
    },
    {
      label: t`Returns`,
      text: t`Within how many days`,
      page: settings.returns,
      Icon: PackageCheck,
    },
    {
      label: t`Mails`,
      text: t`How mails to customers begin`,
      page: settings.mails,
      Icon: Mail,
    },
    {
      label: t`Legal pages`,
      text: t`Terms, privacy, returns`,
      page: settings.legal,
      Icon: Scale,
    },
    {
      label: t`Reviews`,
      text: t`When customers are asked for them`,
      page: settings.reviews,
      Icon: Star,
    },
    {
      label: t`Abandoned carts`,
      text: t`When customers are reminded of them`,
      page: settings.carts,
      Icon: ShoppingCart,
    },
    {
      label: t`Other storefronts`,
      text: t`Websites of your own that use the API`,
      page: settings.headless,
      Icon: Globe,
    },
    {
      label: t`Security`,
      text: t`How staff log in`,
      page: settings.security,
      Icon: ShieldCheck,
    },
  ] as const;

/** Other words for what is in a section, by which it is found, too: those of other shop systems. */
export const settingsWords = (): ReadonlyMap<Page, string> =>
  new Map<Page, string>([
    [settings.general, t`currency store details address email`],
    [settings.storefront, t`theme online store home page guests accounts`],
    [settings.payments, t`Stripe cards checkout providers cash on delivery`],
    [settings.delivery, t`shipping rates zones countries local pick-up`],
    [settings.taxes, t`VAT GST duties`],
    [settings.returns, t`refunds policy`],
    [settings.mails, t`email notifications SMTP sender mail server`],
    [settings.legal, t`policies imprint conditions refund shipping policy`],
    [settings.reviews, t`ratings`],
    [settings.carts, t`checkouts recovery`],
    [settings.headless, t`headless domains CORS`],
    [settings.security, t`password two-factor authentication 2FA`],
  ]);
