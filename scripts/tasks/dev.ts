import concurrently from 'concurrently';
import { watchServer } from '../build/watch-server.ts';
import { generateCode } from '../codegen/generate-code.ts';
import { packageCommand } from '../process/package-command.ts';
import { projectRoot } from '../process/project-root.ts';

const tsc = packageCommand('typescript', 'tsc');
const node = (...commandLine: string[]) =>
  [process.execPath, ...commandLine].map((part) => `"${part}"`).join(' ');

// The server starts from generated files; otherwise it would restart once for nothing.
await generateCode({ isWritten: true });
const endWatching = await watchServer();

// Vite proxies everything but pages to the server.
process.env['SHOP_SERVER'] ??= `http://localhost:${process.env['PORT'] ?? 4000}`;
// Vite serves the pages, and users return to its URL from signing in elsewhere.
process.env['PUBLIC_URL'] ??= 'http://localhost:5173';

const { result } = concurrently(
  [
    { name: 'codegen', command: node('scripts/tasks/codegen.ts', '--watch') },
    { name: 'types', command: node(tsc, '--project', 'graphql-server', '--watch', '--preserveWatchOutput') },
    { name: 'server', command: node('--watch', '--watch-preserve-output', 'graphql-server/dist/main.js') },
    { name: 'web', command: node(packageCommand('vite'), 'web', '--clearScreen', 'false') },
  ],
  { cwd: projectRoot, prefix: 'name', padPrefix: true, prefixColors: 'auto', killOthersOn: ['failure'] },
);

// Ctrl-C ends all four, each with a signal instead of 0; that is no failure of this task.
await result.catch(() => undefined);
await endWatching();
