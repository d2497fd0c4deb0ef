import { t } from '@lingui/core/macro';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FolderTree from 'lucide-react/icons/folder-tree';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import TextSearch from 'lucide-react/icons/text-search';
import Users from 'lucide-react/icons/users';
import { type Page, pages } from '../../../navigation/pages.ts';
import { settingsSections } from '../settings/settings-sections.ts';

const { admin } = pages;

/** The sections of the back office, in the order of its menu. */
export const sections = () =>
  [
    { label: t`Dashboard`, page: admin.dashboard, Icon: LayoutDashboard },
    { label: t`Products`, page: admin.products, Icon: Package },
    { label: t`Categories`, page: admin.categories, Icon: FolderTree },
    { label: t`Collections`, page: admin.collections, Icon: Layers },
    { label: t`Orders`, page: admin.orders, Icon: ShoppingBag },
    { label: t`Customers`, page: admin.customers, Icon: Users },
    { label: t`Search words`, page: admin.search, Icon: TextSearch },
    { label: t`Import and export`, page: admin.sheets, Icon: FileSpreadsheet },
    { label: t`Staff`, page: admin.staff, Icon: IdCard },
    { label: t`Audit log`, page: admin.audit, Icon: History },
    { label: t`Settings`, page: admin.settings.all, Icon: Settings },
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
  { label: t`Add product`, page: admin.productAdd },
  { label: t`Deleted products`, page: admin.deletedProducts },
  { label: t`Add category`, page: admin.categoryAdd },
  { label: t`Deleted categories`, page: admin.deletedCategories },
  { label: t`Add collection`, page: admin.collectionAdd },
  { label: t`Deleted collections`, page: admin.deletedCollections },
  { label: t`Drafts`, page: admin.orderDrafts },
  { label: t`Create order`, page: admin.orderDraftAdd },
  { label: t`Roles`, page: admin.staffRoles },
  { label: t`Deleted roles`, page: admin.deletedRoles },
  { label: t`Your account`, page: admin.account },
  ...settingsSections().map(({ label, text, page }) => ({ label: t`Settings: ${label}`, words: text, page })),
];
