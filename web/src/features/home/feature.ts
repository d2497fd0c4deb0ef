import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = { home: page('/', () => t`Fashion, electronics and home goods`) };

export const home: Feature<typeof pages> = {
  pages,
  screens: { home: screen(() => import('./home-page.tsx'), 'HomePage') },
};
