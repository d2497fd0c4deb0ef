import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const untilKnown = (name = '') => name;

const pages = {
  home: page('/', untilKnown),
  preview: page('/preview/:id', untilKnown),
  blog: page('/blog', () => t`Blog`),
  post: page('/blog/:id', untilKnown),
  /** The id is the page's handle. Every other path wins over it. */
  content: page('/:id', untilKnown),
};

export const content: Feature<typeof pages> = {
  pages,
  screens: {
    home: screen(() => import('./content-page.tsx'), 'ContentPage'),
    preview: screen(() => import('./preview-page.tsx'), 'PreviewPage'),
    blog: screen(() => import('./blog/blog-page.tsx'), 'BlogPage'),
    post: screen(() => import('./blog/post-page.tsx'), 'PostPage'),
    content: screen(() => import('./content-page.tsx'), 'ContentPage'),
  },
};
