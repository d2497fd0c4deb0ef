import { packageCommand } from '../process/package-command.ts';
import { runNode } from '../process/run-node.ts';

const files = process.argv.slice(2);
const { exitCode } = await runNode(
  [packageCommand('prettier'), '--write', '--log-level', 'warn', ...(files.length > 0 ? files : ['.'])],
  { output: 'show' },
);
process.exitCode = exitCode;
