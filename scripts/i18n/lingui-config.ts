import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { projectRoot } from '../process/project-root.ts';

/** The language of the texts in the code, and everyone's language until there are others. */
export const SOURCE_LOCALE = 'en-US';

/**
 * How the macros find the web's texts. They compile to imports from `web/src/i18n/` by the names `#i18n` and
 * `#trans` (web/package.json), which need no path.
 */
export const linguiConfig = makeConfig(
  {
    rootDir: projectRoot,
    locales: [SOURCE_LOCALE],
    sourceLocale: SOURCE_LOCALE,
    catalogs: [
      {
        path: '<rootDir>/web/src/i18n/{locale}',
        include: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
        exclude: ['**/*.test.*', 'web/src/gql/**', 'web/src/features/dev-ui/**'],
      },
    ],
    // Neither files nor lines: a text that moves has not changed.
    format: formatter({ origins: false }),
    orderBy: 'message',
    runtimeConfigModule: { i18n: ['#i18n', 'i18n'], Trans: ['#trans', 'Trans'] },
  },
  { skipValidation: true },
);
