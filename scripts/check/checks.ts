import { packageCommand } from '../process/package-command.ts';

export interface Check {
  name: string;
  /** A file for Node and its arguments; the check passes when it exits with 0. */
  commandLine: readonly string[];
}

const tsc = (project: string) => [
  packageCommand('typescript', 'tsc'),
  ...['--project', project, '--noEmit', '--incremental'],
  ...['--tsBuildInfoFile', `.cache/check/${project.replace('.json', '')}.tsbuildinfo`],
];

/** Everything that `npm run check` runs, longest first, so that two cores end together. */
export const checks: readonly Check[] = [
  {
    name: 'lint',
    commandLine: [
      packageCommand('eslint'),
      ...['.', '--max-warnings', '0'],
      ...['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'],
    ],
  },
  { name: 'types of the server', commandLine: tsc('graphql-server') },
  { name: 'types of the web application', commandLine: tsc('web') },
  { name: 'types of the scripts', commandLine: tsc('tsconfig.json') },
  {
    name: 'contract',
    commandLine: [packageCommand('vitest'), 'run', '--project', 'unit', 'graphql-server/src/schema'],
  },
  {
    name: 'format',
    commandLine: [
      packageCommand('prettier'),
      ...['.', '--check', '--log-level', 'warn'],
      ...['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'],
    ],
  },
  {
    name: 'import rules',
    commandLine: [
      packageCommand('dependency-cruiser', 'depcruise'),
      'graphql-server/src',
      'web/src',
      'scripts',
    ],
  },
  { name: 'generated code', commandLine: ['scripts/check/codegen-drift.ts'] },
  { name: 'one copy of graphql', commandLine: ['scripts/check/one-graphql.ts'] },
];
