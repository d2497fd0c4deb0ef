import { t } from '@lingui/core/macro';
import TextSearch from 'lucide-react/icons/text-search';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  search: adminPage('/admin/search', () => t`Search synonyms`, 'SEARCH_WRITE'),
};

export const search: AdminFeature<typeof pages> = {
  pages,
  screens: {
    search: screen(() => import('./synonyms-page.tsx'), 'SynonymsPage'),
  },
  menu: [{ page: pages.search, order: 130, Icon: TextSearch }],
};
