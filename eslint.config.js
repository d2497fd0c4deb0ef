import js from '@eslint/js';
import graphqlEslint from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.{test,fixtures}.{ts,tsx}', 'web/e2e/**', '**/src/test/**'];
const configurationFiles = ['**/*.config.{js,ts}', '**/codegen.ts', '.dependency-cruiser.js'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing has one name everywhere.',
};
const noDoubleAssertion = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A value that needs `as unknown as` has the wrong type: mend the type, or parse the value.',
};
/** `{ ...{ a, b }, ...{ c } }`, a trick to keep Prettier from putting each property on its own line. */
const noSpreadLiteral = {
  selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument',
  message: 'Write the properties themselves; Prettier gives each a line.',
};
/** Names that were replaced by the field's terms, so that they do not come back. */
const retiredNames = {
  '(?<!flash)[sS]ales?(Id|Ids|Percent|FixedPrice|Members?|Report|Figures|Period|Sums?|Row|Form|Preview|Input|Payload|Service|Entity)$|[rR]unningSale|(gross|net)Sales':
    'price campaign (a planned reduction) or revenue (turnover)',
  '[a-z]Readings?$': 'importer or query',
  '^fault(y|At|Of|Count)|^Faulty': 'row error',
  '[a-z]Refusal|^refusal(Of|By)': 'rejection or ineligibility reason',
  'Answer(Cache|Size|s?Schema)|^(Kept|Page|Rest|Order|Cart)Answer$|^[a-z]\\w*(?<!To|^(is|on|set|to))Answer$':
    'response',
  '^tell[A-Z]|^Told[A-Z]': 'notify, emit or publish',
  '^(onlyLooks|whatIsRead|mayRevive|isPassing|isNews|takeOver|TOUCHES|SIGNS)$|^(SHORTEST|LONGEST)_':
    'what it is: isAnonymousRead, canReopen, isTransient, MIN_, MAX_',
  // OrderMail and related names are already released; sendMail is nodemailer's.
  '(?<=[a-z])(?<!Order|send|No)Mails?(?=$|[A-Z])(?!Resend)|^mail[A-Z]': 'email',
};
const NO_NOUN = /^(wanted|known|found|kept|asked|asks|ask|told|tell|tells|least|most)$/;
const NO_ACTION = /^(note|make|take|work)$/;
/** As names of variables, parameters and functions; columns and the contract have words of their own. */
const noVagueName = [
  `:matches(VariableDeclarator, FunctionDeclaration) > Identifier.id[name=${NO_NOUN}]`,
  `:function > Identifier.params[name=${NO_NOUN}]`,
  `:matches(ObjectPattern > Property > Identifier.value, ArrayPattern > Identifier)[name=${NO_NOUN}]`,
  `:matches(MethodDefinition, TSMethodSignature) > Identifier.key[name=${NO_NOUN}]`,
  `:matches(MethodDefinition, TSMethodSignature) > Identifier.key[name=${NO_ACTION}]`,
  `FunctionDeclaration > Identifier.id[name=${NO_ACTION}]`,
].map((selector) => ({ selector, message: 'Name what it holds, or what it does.' }));
const noRetiredName = [
  ...noVagueName,
  ...Object.entries(retiredNames).map(([names, instead]) => ({
    selector: `Identifier[name=/${names}/]`,
    message: `The field's term is: ${instead}.`,
  })),
];
const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only graphql-server/src/config/config.ts reads the environment; take what you need from Config.',
};
/** A text for readers: words separated by spaces, or a concatenated string. */
const SENTENCE = ':matches(Literal[value=/[a-z] [a-z]/i], TemplateLiteral)';
const noSentence = [
  `CallExpression[callee.name=/^(userError|line|requiredLine)$/] > ${SENTENCE}`,
  `NewExpression[callee.name=/^(RequestError|WorkRejectedError)$/] > ${SENTENCE}`,
  // zod's rules and types, whose last argument is the error message.
  `CallExpression[callee.property.name=/^(array|boolean|custom|email|enum|int|length|max|min|number|refine|regex|string|url|uuid)$/] > ${SENTENCE}`,
  `Property[key.name=/^(detail|error|label|message|subject|text|title)$/] > ${SENTENCE}`,
].map((selector) => ({
  selector,
  message:
    'A sentence belongs into graphql-server/src/shared/messages/, and here its key: message(...) or brokenRule(...).',
}));

const shownAttribute =
  'JSXAttribute[name.name=/^(alt|aria-label|aria-roledescription|caption|description|heading|hint|intro|label|placeholder|reason|summary|title|\\w+(Label|Text|Title))$/]';
const literalText = [
  {
    // Text within <Trans> or <Plural>, at any depth, goes through the catalogue.
    selector: `JSXText[value=/[A-Za-z]/]:not(JSXElement[openingElement.name.name=/^(Trans|Plural)$/] JSXText)`,
    message: 'A text for people goes through the catalogue: <Trans>...</Trans>.',
  },
  {
    selector: `${shownAttribute} > Literal[value=/[A-Za-z]{2}/], ${shownAttribute} > JSXExpressionContainer > Literal[value=/[A-Za-z]{2}/], ${shownAttribute} > JSXExpressionContainer > ConditionalExpression > Literal[value=/[A-Za-z]{2}/], ${shownAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]`,
    message: 'What is shown or read out goes through the catalogue: t`...`.',
  },
  {
    selector: `JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z]/], JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/[A-Za-z]/]`,
    message: 'A text for people goes through the catalogue: t`...`.',
  },
];

const fileRules = defineConfig({
  files: ['**/*.{js,mjs,ts,tsx}'],
  extends: [js.configs.recommended],
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // Comments only: Prettier breaks the code.
    'max-len': ['error', { code: 1000, comments: 110, ignoreUrls: true, ignoreTrailingComments: true }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    'no-restricted-syntax': [
      'error',
      noDefaultExport,
      noDoubleAssertion,
      noSpreadLiteral,
      ...noRetiredName,
      noEnvironment,
    ],
    'object-shorthand': 'error',
    'prefer-template': 'error',
  },
});

const typeRules = defineConfig({
  files: typescript,
  extends: [tseslint.configs.recommendedTypeChecked],
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-import-type-side-effects': 'error',
    // React ignores the promise of an event handler; the handler must handle its own rejections.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/no-non-null-assertion': 'error',
    // A function is async if its callers await it, even if its body never awaits.
    '@typescript-eslint/require-await': 'off',
    '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
});

const serverRules = defineConfig({
  files: ['graphql-server/{src,sandbox}/**/*.ts'],
  rules: { 'no-console': 'error' },
});

/**
 * Text that the server sends is in the reader's language (decision 0018); stand-ins and samples are in
 * English.
 */
const sentenceRules = defineConfig({
  files: ['graphql-server/src/{email,graphql,http,modules,pages,rest,shared}/**/*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      noDefaultExport,
      noDoubleAssertion,
      noSpreadLiteral,
      ...noRetiredName,
      noEnvironment,
      ...noSentence,
    ],
  },
});

const webRules = defineConfig({
  files: ['web/src/**/*.{ts,tsx}'],
  extends: [reactHooks.configs.flat.recommended],
  rules: {
    // The specification asks for failures to be logged; anything else in the browser's console is a leftover.
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
  },
});

const textRules = defineConfig({
  files: ['web/src/**/*.tsx'],
  // The component book is for developers.
  ignores: ['web/src/features/dev-ui/**', '**/*.test.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      noDefaultExport,
      noDoubleAssertion,
      noSpreadLiteral,
      ...noRetiredName,
      noEnvironment,
      ...literalText,
    ],
  },
});

const e2eRules = defineConfig({
  files: ['web/e2e/*/*.spec.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: '@playwright/test',
            importNames: ['test'],
            message: 'Take it from ../support/test.ts, which waits until a page can be used.',
          },
        ],
      },
    ],
  },
});

const graphqlParser = {
  parser: graphqlEslint.parser,
  parserOptions: {
    graphQLConfig: { schema: 'schema.graphql', documents: 'web/src/**/*.graphql' },
  },
};

const contractRules = defineConfig({
  files: ['graphql-server/src/{graphql/shared,modules/**/*}.graphql'],
  ignores: ['**/*.test.graphql'],
  plugins: { '@graphql-eslint': graphqlEslint },
  languageOptions: graphqlParser,
  rules: {
    ...graphqlEslint.configs['flat/schema-recommended'].rules,
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        rootField: true,
        FieldDefinition: true,
        InputValueDefinition: true,
        EnumValueDefinition: true,
        DirectiveDefinition: true,
      },
    ],
    '@graphql-eslint/description-style': 'off',
    // Carts, wishlists, list pages and payloads are found through their parents.
    '@graphql-eslint/strict-id-in-types': 'off',
  },
});

const documentRules = defineConfig({
  files: ['web/src/**/*.graphql'],
  plugins: { '@graphql-eslint': graphqlEslint },
  languageOptions: graphqlParser,
  rules: {
    ...graphqlEslint.configs['flat/operations-recommended'].rules,
    // The cache identifies every object by its id.
    '@graphql-eslint/require-selections': 'error',
    '@graphql-eslint/naming-convention': [
      'error',
      {
        VariableDefinition: 'camelCase',
        OperationDefinition: { style: 'PascalCase', forbiddenSuffixes: ['Query', 'Mutation'] },
        // A fragment is named after the component and the property that it provides: ProductCard_product.
        FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z0-9]*(_[a-z][A-Za-z0-9]*)?$/ },
      },
    ],
  },
});

/** The tests of the examples generate their types and compile them; nothing is generated for the linter. */
const exampleRules = defineConfig({
  files: ['examples/**/*.ts'],
  extends: [tseslint.configs.disableTypeChecked],
});

const exceptions = defineConfig(
  {
    files: ['graphql-server/src/config/config.ts', 'scripts/**', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        noDoubleAssertion,
        noSpreadLiteral,
        ...noRetiredName,
      ],
    },
  },
  {
    files: configurationFiles,
    rules: { 'no-restricted-syntax': ['error', noDoubleAssertion, noSpreadLiteral, ...noRetiredName] },
  },
  {
    // These print to the terminal.
    files: ['main', 'run-db-command', 'db/sql-terminal'].map((name) => `graphql-server/src/${name}.ts`),
    rules: { 'no-console': 'off' },
  },
  {
    // A browser may block its storage and throw on mere access; the rest of the web app uses this file.
    files: ['web/src/lib/browser/guarded-storage.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['web/src/**/*.browser.test.tsx'],
    rules: { 'no-restricted-properties': ['error', { property: 'back', message: 'Await goBack().' }] },
  },
  {
    // `describe` callbacks are functions only in form, and a list of cases may be long.
    files: tests,
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    // A list of rules.
    files: ['.dependency-cruiser.js'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'console', 'fetch', 'performance', 'process', 'setInterval', 'clearInterval', 'URL'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
);

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/src/gql/',
    '**/*.generated.ts',
    '.cache/',
    '.data/',
    '.pictures/',
    'graphql-server/sample-pictures/',
    'web/public/',
  ]),
  fileRules,
  typeRules,
  serverRules,
  sentenceRules,
  webRules,
  textRules,
  contractRules,
  documentRules,
  e2eRules,
  exampleRules,
  exceptions,
);
