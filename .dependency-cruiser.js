import { importableModules } from './scripts/check/module-needs.ts';
import { DECLARATIONS, webImportRules } from './scripts/check/web-import-rules.ts';

// Who may import what (docs/architecture.md). One rule for each sentence, with its reason.

const SERVER = '^graphql-server/src/';
const SANDBOX = '^graphql-server/sandbox/';
const WEB = '^web/src/';
const TEST_FILES = ['\\.(fixtures|test)\\.tsx?$', `${SERVER}(test/|modules/.+/access\\.ts$)`, `${WEB}test/`];

/** Entry points of Node and of the browser. */
const ENTRIES = [
  `${SERVER}(main|db-command|observability/probe-thread)\\.ts$`,
  `${WEB}(main|entry-server)\\.tsx$`,
  `${WEB}early/start\\.ts$`,
];

/** What Lingui's macros compile to (scripts/i18n/lingui-config.ts). No source file imports these directly. */
const MACRO_TARGETS = `${WEB}i18n/(i18n\\.ts|trans\\.tsx)$`;

/** A file of a server module without a role in its name holds pure rules or statements: `merge-rules.ts`. */
const PLAIN_MODULE_FILE = `${SERVER}modules/.+/(?!module\\.ts)[^/.]+\\.ts$`;

const WIRE_PACKAGES =
  '^node_modules/(type-graphql|graphql|@apollo/server|@as-integrations/fastify|fastify|@fastify)/';
/** The interface that an adapter implements. It lives in the module that needs it. */
const PORTS = '\\.port\\.ts$';
const WIRE_FOLDERS = `${SERVER}(http|rest|graphql|pages)/`;

/**
 * The folders from the bottom layer up: each may import only from the folders before it. This prevents
 * circles between folders, even circles through different files. Files next to the folders put them together.
 */
const ORDER = {
  [SERVER]: [
    ...[
      'shared',
      'integrations',
      'config',
      'db',
      'email',
      'jobs',
      'core',
      'observability',
      'http',
      'graphql',
    ],
    ...['modules', 'seed', 'backup', 'rest', 'pages'],
  ],
  [`${SERVER}modules/catalogue/`]: [
    ...['version', 'pictures', 'listing', 'unit-prices', 'categories', 'collections', 'search', 'filters'],
    ...['products', 'suggestions', 'variants', 'price-history', 'price-campaigns', 'bulk', 'sheets'],
  ],
  [`${SERVER}modules/customers/`]: ['users', 'addresses', 'profile-pictures', 'notes'],
  [`${SERVER}modules/auth/`]: ['rate-limits', 'sessions', 'passwords', 'second-factor', 'accounts', 'google'],
  [`${SERVER}modules/payments/`]: ['provider', 'refunds', 'stripe-keys', 'card'],
  [WEB]: [
    ...['early', 'gql', 'styles', 'i18n', 'lib', 'ui', 'forms', 'shop', 'navigation', 'session', 'apollo'],
    ...['features', 'layouts', 'app', 'head'],
  ],
};

const noCirclesBetweenFolders = Object.entries(ORDER).flatMap(([parent, folders]) => [
  {
    name: 'folder-without-place',
    comment: 'ORDER says what a folder may import; a new one has to be given its place there.',
    from: { path: `${parent}[^/]+/`, pathNot: [`${parent}(${folders.join('|')})/`, ...TEST_FILES] },
    to: {},
  },
  ...folders.slice(0, -1).map((folder, index) => ({
    name: 'no-circles-between-folders',
    comment:
      'What is above knows what is below, as ORDER has it. Move what is in the wrong folder, or ask for it.',
    from: { path: `${parent}${folder}/`, pathNot: TEST_FILES },
    to: {
      path: `${parent}(${folders.slice(index + 1).join('|')})/`,
      pathNot: [...TEST_FILES, DECLARATIONS, ...(folder === 'integrations' ? [PORTS] : [])],
    },
  })),
]);

const onlyWhatIsNeeded = importableModules.map(({ module, importable }) => ({
  name: 'only-what-is-needed',
  comment: 'A module imports itself and what its module.ts `needs`; a port asks for anything else.',
  from: { path: `${SERVER}modules/${module}/`, pathNot: TEST_FILES },
  to: {
    path: `${SERVER}modules/`,
    pathNot: [`${SERVER}modules/(${importable.join('|')})/`, ...TEST_FILES],
  },
}));

const forbidden = [
  ...noCirclesBetweenFolders,
  ...onlyWhatIsNeeded,
  ...webImportRules(TEST_FILES),
  {
    name: 'no-cycles',
    comment:
      'Two files that import each other are one file that cannot be understood, tested or moved in halves. A screen links to others by the table of pages, which names the screen.',
    from: {},
    to: { circular: true, viaOnly: { pathNot: DECLARATIONS } },
  },
  {
    name: 'only-declared-packages',
    comment: 'A package that is there only because another one needs it goes away without a warning.',
    from: { path: [SERVER, SANDBOX, WEB, '^scripts/'] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'server-and-web-apart',
    comment: 'They share schema.graphql and nothing else, so that each can be replaced.',
    from: { path: '^(graphql-server|web)/' },
    to: { path: '^(graphql-server|web)/', pathNot: '^$1/' },
  },
  {
    name: 'not-to-tests',
    comment:
      'What only tests need does not belong into the running shop. scripts/test/ runs the tests, and the figures of reliability are tests in all but name.',
    from: { pathNot: [...TEST_FILES, '^scripts/(reliability|test)/'] },
    to: { path: TEST_FILES },
  },
  {
    name: 'composition-root',
    comment: 'app.ts puts the parts together; a part that imports it knows everything.',
    from: { pathNot: [`${SERVER}main\\.ts$`, ...TEST_FILES] },
    to: { path: `${SERVER}(app|main)\\.ts$` },
  },
  {
    name: 'whole-shop-from-above',
    comment: 'modules.ts knows every module. Only the edges, which stand above the modules, may know it.',
    from: {
      path: `${SERVER}(shared|integrations|db|email|jobs|core|http|graphql|modules|seed)/`,
      pathNot: TEST_FILES,
    },
    to: { path: `${SERVER}(modules|open-integrations|config/secrets)\\.ts$` },
  },
  {
    name: 'sandboxes-on-demand',
    comment:
      'In a sandbox anybody is anybody and pays with nothing: a shop with keys must not even load one.',
    from: { path: SERVER, pathNot: [`${SERVER}open-integrations\\.ts$`, ...TEST_FILES] },
    to: { path: SANDBOX },
  },
  {
    name: 'sandboxes-loaded-by-import-only',
    comment: 'As above: an import statement would load it always, whatever the configuration says.',
    from: { path: `${SERVER}open-integrations\\.ts$` },
    to: { path: SANDBOX, dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'shared-at-the-bottom',
    comment:
      'Money, ids and clocks are used by everybody and therefore use nobody. errors.ts is the closed list.',
    from: { path: `${SERVER}shared/`, pathNot: TEST_FILES },
    to: { path: SERVER, pathNot: [`${SERVER}shared/`, `${SERVER}errors\\.ts$`] },
  },
  {
    name: 'services-know-no-wire',
    comment:
      'GraphQL and REST are two mouths of one service; a service that knows one of them cannot serve the other.',
    from: { path: `${SERVER}modules/.*\\.service\\.ts$` },
    to: { path: [WIRE_PACKAGES, WIRE_FOLDERS, '\\.resolver\\.ts$'] },
  },
  {
    name: 'rules-are-pure',
    comment:
      'A rule without input and output is tested by a table. Statements and constants are held to the same. A port does nothing itself: its shapes may be named.',
    from: { path: PLAIN_MODULE_FILE },
    to: {
      pathNot: '\\.port\\.ts$',
      path: [WIRE_PACKAGES, WIRE_FOLDERS, '\\.(resolver|service)\\.ts$', `${SERVER}integrations/`],
    },
  },
  {
    name: 'entities-are-tables',
    comment:
      'An entity says what a row is. Whoever does something with rows imports it, not the other way round.',
    from: { path: '\\.entity\\.ts$' },
    to: { path: SERVER, pathNot: ['\\.entity\\.ts$', PLAIN_MODULE_FILE, `${SERVER}(shared|db|email)/`] },
  },
  {
    name: 'resolvers-only-call-services',
    comment:
      'A resolver translates and calls one service; a query or a rule in it would be missing from REST. Types may be named.',
    from: { path: '\\.resolver\\.ts$' },
    to: {
      dependencyTypesNot: ['type-only'],
      path: [
        '\\.entity\\.ts$',
        '\\.resolver\\.ts$',
        `${SERVER}(db|rest|http|pages|integrations)/`,
        '^node_modules/(@mikro-orm|kysely)/',
      ],
    },
  },
  {
    name: 'rest-only-calls-services',
    comment: 'As for resolvers: parse, call, present.',
    from: { path: `${SERVER}rest/`, pathNot: TEST_FILES },
    to: {
      dependencyTypesNot: ['type-only'],
      path: [
        '\\.(entity|resolver)\\.ts$',
        `${SERVER}(db|graphql|integrations)/`,
        '^node_modules/(@mikro-orm|kysely|type-graphql|graphql)/',
      ],
    },
  },
  {
    name: 'ports-import-nothing',
    comment: 'A port says what the shop needs of the outside; an import would tie it to one who provides it.',
    from: { path: `${SERVER}integrations/.*\\.port\\.ts$` },
    to: {},
  },
  {
    name: 'integrations-at-the-edge',
    comment: 'An adapter speaks to the outside. What the shop does with the answer is a service.',
    from: { path: [`${SERVER}integrations/`, SANDBOX], pathNot: TEST_FILES },
    to: { path: SERVER, pathNot: [`${SERVER}(integrations|shared)/`, `${SERVER}errors\\.ts$`, PORTS] },
  },
  {
    name: 'no-dead-files',
    comment: 'A file that nothing leads to from an entry is not part of the shop, whatever tests say of it.',
    from: { path: ENTRIES },
    to: {
      path: [SERVER, WEB],
      pathNot: [...ENTRIES, ...TEST_FILES, MACRO_TARGETS, '/gql/', '\\.generated\\.ts$', '\\.d\\.ts$'],
      reachable: false,
    },
  },
  {
    name: 'bootstrap-on-bare-node',
    comment:
      'It runs before anything is installed, on a Node that knows no TypeScript (docs/decisions/0002).',
    from: { path: '^scripts/(run\\.mjs$|bootstrap/)', pathNot: TEST_FILES },
    to: { pathNot: '^scripts/bootstrap/', dependencyTypesNot: ['core'] },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
