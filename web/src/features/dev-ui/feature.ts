import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = { devUi: page('/dev/ui', () => 'User interface') };

/** The kit's component book, for developers; a production build drops it. */
export const devUi: Feature<typeof pages> = {
  pages,
  screens: { devUi: screen(() => import('./dev-ui-page.tsx'), 'DevUiPage') },
};
