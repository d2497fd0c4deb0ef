import { packageCommand } from '../process/package-command.ts';

export interface Check {
  name: string;
  /** A file for Node and its arguments; the check passes if it exits with 0. */
  commandLine: readonly string[];
}

/** A package's command, with arguments as typed in a terminal. */
const command = (file: string, typed: string) => [file, ...typed.split(' ')];

const eslint = (cache: string, typed: string) =>
  command(
    packageCommand('eslint'),
    `${typed} --max-warnings 0 --cache --cache-location .cache/eslint-${cache} --cache-strategy content`,
  );

const tsc = (name: string, project: string) =>
  command(
    packageCommand('typescript', 'tsc'),
    `--project ${project} --noEmit --incremental --tsBuildInfoFile .cache/check/${name}.tsbuildinfo`,
  );

/** Everything that `npm run check` runs, longest first, so that two cores finish together. */
export const checks: readonly Check[] = [
  { name: 'lint of everything else', commandLine: eslint('rest', '. --ignore-pattern graphql-server/') },
  { name: 'lint of the server', commandLine: eslint('server', 'graphql-server') },
  { name: 'types of the server', commandLine: tsc('server', 'graphql-server') },
  { name: 'types of the web application', commandLine: tsc('web', 'web') },
  { name: 'types of the scripts', commandLine: tsc('scripts', 'tsconfig.json') },
  {
    name: 'contract',
    commandLine: command(packageCommand('vitest'), 'run --project unit graphql-server/src/graphql'),
  },
  {
    name: 'format',
    commandLine: command(
      packageCommand('prettier'),
      '. --check --log-level warn --cache --cache-location .cache/prettier --cache-strategy content',
    ),
  },
  {
    name: 'import rules',
    commandLine: command(
      packageCommand('dependency-cruiser', 'depcruise'),
      'graphql-server/src graphql-server/sandbox web/src scripts',
    ),
  },
  { name: 'generated code', commandLine: ['scripts/check/codegen-drift.ts'] },
  { name: 'weight of the first page', commandLine: ['scripts/check/bundle-size.ts'] },
  { name: 'licenses and scripts of packages', commandLine: ['scripts/check/packages.ts'] },
];
