import { rulesAgainstCircles } from './folder-circles.ts';

const WEB = '^web/src/';

/**
 * The declarations of web features, and the lists of them: they refer to screens, but load them on demand.
 */
export const DECLARATIONS = '/(feature|features|admin-feature|admin-features|for-customers)\\.ts$';

/** What a web feature shares with others; the rest is private. */
const SHARED_BY_FEATURES = `${WEB}features/[^/]+/shared/`;

/** Folders without a fixed order: it follows from their imports, as long as there is no circle. */
const SIBLINGS = [
  'web/src/features/*/shared',
  'web/src/features/admin/*',
  'web/src/layouts/*',
  'web/src/ui/*',
];

/** The import rules of the web app, one for each sentence, with its reason. */
export const webImportRules = (testFiles: readonly string[]) => [
  ...SIBLINGS.flatMap((pattern) => rulesAgainstCircles(pattern, testFiles)),
  {
    name: 'ui-only-looks',
    comment: 'The kit knows no feature, no route and no data, so that every screen can use it.',
    from: { path: `${WEB}ui/`, pathNot: testFiles },
    to: { path: [`${WEB}(app|layouts|session|shop|apollo|features|gql)/`, '^node_modules/@apollo/client/'] },
  },
  {
    name: 'lib-and-styles-at-the-bottom',
    comment: 'Helpers and tokens are used by everybody and therefore use nobody.',
    from: { path: `${WEB}(lib|styles)/`, pathNot: testFiles },
    to: { path: WEB, pathNot: `${WEB}(i18n|lib|styles)/` },
  },
  {
    name: 'i18n-below-everything',
    comment: 'Every text and every format depends on it, in every folder.',
    from: { path: `${WEB}i18n/` },
    to: { path: WEB, pathNot: `${WEB}i18n/` },
  },
  {
    name: 'early-alone',
    comment: 'It comes ahead of everything, on a slow line; an import would bring the application along.',
    from: { path: `${WEB}early/` },
    to: { pathNot: `${WEB}early/` },
  },
  {
    name: 'apollo-below-features',
    comment:
      'The client is made for all screens and cannot know one. It shows what became of an action, but only queues the toast.',
    from: { path: `${WEB}apollo/`, pathNot: testFiles },
    to: { path: `${WEB}(app|layouts|features|ui)/`, pathNot: `${WEB}ui/feedback/toast-queue\\.ts$` },
  },
  {
    name: 'declarations-are-light',
    comment: 'They are loaded before any page, with the links to all pages, whose table is made of them.',
    from: { path: DECLARATIONS },
    to: {
      dependencyTypesNot: ['dynamic-import', 'type-only'],
      path: WEB,
      pathNot: [DECLARATIONS, `${WEB}navigation/(feature|page)\\.ts$`],
    },
  },
  {
    name: 'head-for-the-server-only',
    comment: 'What search engines read is no weight for a browser to carry.',
    from: { path: WEB, pathNot: [`${WEB}(head/|entry-server\\.tsx$)`, ...testFiles] },
    to: { path: `${WEB}head/` },
  },
  {
    name: 'features-apart',
    comment:
      'A screen can be deleted with its folder. What several need is in the room shared/ of a feature, or moves to ui/ or lib/.',
    from: { path: `${WEB}features/([^/]+)/`, pathNot: testFiles },
    to: { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`, SHARED_BY_FEATURES] },
  },
  {
    name: 'shared-below-screens',
    comment: 'Whoever builds on what a feature shares would build on its screens, too, and in a circle.',
    from: { path: SHARED_BY_FEATURES, pathNot: testFiles },
    to: { path: `${WEB}features/`, pathNot: SHARED_BY_FEATURES },
  },
];
