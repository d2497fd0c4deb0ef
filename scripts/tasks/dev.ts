import concurrently from 'concurrently';
import { buildServer } from '../build/build-server.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { generateCode } from '../codegen/generate-code.ts';
import { packageCommand } from '../process/package-command.ts';
import { projectRoot } from '../process/project-root.ts';

const node = (...commandLine: string[]) =>
  [process.execPath, ...commandLine].map((part) => `"${part}"`).join(' ');

// The watchers start from a state that compiles, or the server would be restarted once for nothing.
await generateCode({ isWritten: true });
await buildServer().catch(reportBuildError);

const { result } = concurrently(
  [
    { name: 'codegen', command: node('scripts/tasks/codegen.ts', '--watch') },
    {
      name: 'compile',
      command: node(
        packageCommand('typescript', 'tsc'),
        '--project',
        'graphql-server',
        '--watch',
        '--preserveWatchOutput',
      ),
    },
    { name: 'server', command: node('--watch', '--watch-preserve-output', 'graphql-server/dist/main.js') },
    { name: 'web', command: node(packageCommand('vite'), 'web', '--clearScreen', 'false') },
  ],
  { cwd: projectRoot, prefix: 'name', padPrefix: true, prefixColors: 'auto', killOthersOn: ['failure'] },
);

// Ctrl-C ends all four, each with a signal instead of 0; that is no failure of this task.
await result.catch(() => undefined);
