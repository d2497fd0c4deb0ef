import { t } from '@lingui/core/macro';
import FileText from 'lucide-react/icons/file-text';
import Images from 'lucide-react/icons/images';
import ListTree from 'lucide-react/icons/list-tree';
import Newspaper from 'lucide-react/icons/newspaper';
import Palette from 'lucide-react/icons/palette';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  pages: adminPage('/admin/pages', () => t`Pages`, 'CONTENT_WRITE'),
  pageAdd: adminPage('/admin/pages/add', () => t`Add page`, 'CONTENT_WRITE'),
  posts: adminPage('/admin/posts', () => t`Blog posts`, 'CONTENT_WRITE'),
  postAdd: adminPage('/admin/posts/add', () => t`Add post`, 'CONTENT_WRITE'),
  deletedPages: adminPage('/admin/pages/deleted', () => t`Deleted pages`, 'CONTENT_WRITE'),
  pageEdit: adminPage('/admin/pages/:id/edit', (title) => title ?? t`Edit page`, 'CONTENT_WRITE'),
  media: adminPage('/admin/media', () => t`Media library`, 'CONTENT_WRITE'),
  menus: adminPage('/admin/menus', () => t`Menus`, 'CONTENT_WRITE'),
  theme: adminPage('/admin/settings/theme', () => t`Theme`, 'SETTINGS_READ'),
};

export const content: AdminFeature<typeof pages> = {
  pages,
  screens: {
    pages: screen(() => import('./pages/pages-page.tsx'), 'PagesPage'),
    pageAdd: screen(() => import('./editor/page-form-page.tsx'), 'PageFormPage'),
    posts: screen(() => import('./pages/posts-page.tsx'), 'PostsPage'),
    postAdd: screen(() => import('./editor/page-form-page.tsx'), 'PostFormPage'),
    deletedPages: screen(() => import('./pages/deleted-pages-page.tsx'), 'DeletedPagesPage'),
    pageEdit: screen(() => import('./editor/page-form-page.tsx'), 'PageFormPage'),
    media: screen(() => import('./media/media-page.tsx'), 'MediaPage'),
    menus: screen(() => import('./menus/menus-page.tsx'), 'MenusPage'),
    theme: screen(() => import('./theme/theme-page.tsx'), 'ThemePage'),
  },
  menu: [
    {
      page: pages.pages,
      order: 42,
      Icon: FileText,
      words: () => t`home about content sections editor texts CMS publish`,
    },
    { page: pages.posts, order: 43, Icon: Newspaper, words: () => t`news articles journal publish` },
    {
      page: pages.media,
      order: 44,
      Icon: Images,
      words: () => t`pictures images photos files uploads logo alt text`,
    },
    { page: pages.menus, order: 45, Icon: ListTree, words: () => t`navigation footer links legal` },
  ],
  settings: [
    {
      page: pages.theme,
      order: 15,
      Icon: Palette,
      text: () => t`Colors and corners of the storefront`,
      words: () => t`look design brand style`,
    },
  ],
  shortcuts: [{ page: pages.pageAdd }, { page: pages.postAdd }, { page: pages.deletedPages }],
};
