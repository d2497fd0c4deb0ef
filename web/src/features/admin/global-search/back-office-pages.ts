import { t } from '@lingui/core/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FolderTree from 'lucide-react/icons/folder-tree';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Star from 'lucide-react/icons/star';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import TextSearch from 'lucide-react/icons/text-search';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import { adminPages } from '../../../navigation/admin-pages.ts';
import { type Page, pages } from '../../../navigation/pages.ts';
import { settingsSections, settingsWords } from '../settings/settings-sections.ts';

/**
 * The sections of the back office, in the order of its menu, with other words for what is in them: those of
 * other shop systems, too.
 */
export const sections = () =>
  [
    {
      label: t`Dashboard`,
      words: t`home analytics reports statistics revenue`,
      page: pages.dashboard,
      Icon: LayoutDashboard,
    },
    {
      label: t`Products`,
      words: t`inventory stock variants prices`,
      page: adminPages.products,
      Icon: Package,
    },
    { label: t`Categories`, page: adminPages.categories, Icon: FolderTree },
    { label: t`Collections`, words: t`groups`, page: adminPages.collections, Icon: Layers },
    { label: t`Reviews`, page: adminPages.reviews, Icon: Star },
    {
      label: t`Sales`,
      words: t`discounts markdown reduced prices`,
      page: adminPages.sales,
      Icon: BadgePercent,
    },
    {
      label: t`Promotions`,
      words: t`discounts coupons vouchers codes gift`,
      page: adminPages.promotions,
      Icon: TicketPercent,
    },
    {
      label: t`Orders`,
      words: t`refunds shipping fulfillment invoices packing slips parcels payments`,
      page: adminPages.orders,
      Icon: ShoppingBag,
    },
    { label: t`Returns`, words: t`refunds exchanges RMA`, page: adminPages.returns, Icon: PackageCheck },
    { label: t`Customers`, words: t`buyers clients accounts`, page: adminPages.customers, Icon: Users },
    {
      label: t`Messages`,
      words: t`contact form inbox support questions`,
      page: adminPages.messages,
      Icon: Inbox,
    },
    { label: t`Newsletter`, words: t`marketing subscribers email`, page: adminPages.newsletter, Icon: Mail },
    { label: t`Search words`, page: adminPages.search, Icon: TextSearch },
    {
      label: t`Import and export`,
      words: t`CSV spreadsheet inventory bookkeeping accounting download upload`,
      page: adminPages.sheets,
      Icon: FileSpreadsheet,
    },
    { label: t`Staff`, words: t`users team permissions invite`, page: adminPages.staff, Icon: IdCard },
    { label: t`Audit log`, words: t`activity history`, page: adminPages.audit, Icon: History },
    { label: t`API keys`, words: t`apps developers`, page: adminPages.apiKeys, Icon: KeyRound },
    { label: t`Webhooks`, words: t`apps developers notifications`, page: adminPages.webhooks, Icon: Webhook },
    { label: t`Settings`, page: adminPages.settings.all, Icon: Settings },
  ] as const;

interface SearchedPage {
  label: string;
  /** What is on it, by which it is found, too. */
  words?: string;
  page: Page;
}

/** The pages that a search finds: the sections, and others that can be gone to from anywhere. */
export const searchedPages = (): SearchedPage[] => [
  ...sections(),
  { label: t`Add product`, page: adminPages.productAdd },
  { label: t`Deleted products`, page: adminPages.deletedProducts },
  { label: t`Add category`, page: adminPages.categoryAdd },
  { label: t`Deleted categories`, page: adminPages.deletedCategories },
  { label: t`Add collection`, page: adminPages.collectionAdd },
  { label: t`Deleted collections`, page: adminPages.deletedCollections },
  { label: t`Plan a sale`, page: adminPages.saleAdd },
  { label: t`Deleted sales`, page: adminPages.deletedSales },
  { label: t`Add promotion`, page: adminPages.promotionAdd },
  { label: t`Deleted promotions`, page: adminPages.deletedPromotions },
  { label: t`Drafts`, words: t`phone order`, page: adminPages.orderDrafts },
  { label: t`Create order`, page: adminPages.orderDraftAdd },
  { label: t`Roles`, words: t`permissions`, page: adminPages.staffRoles },
  { label: t`Deleted roles`, page: adminPages.deletedRoles },
  { label: t`Add webhook`, page: adminPages.webhookAdd },
  { label: t`Your account`, words: t`password two-factor passkeys log out`, page: adminPages.account },
  ...settingsSections().map(({ label, text, page }) => ({
    label: t`Settings: ${label}`,
    words: `${text} ${settingsWords().get(page) ?? ''}`,
    page,
  })),
];
