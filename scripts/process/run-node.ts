import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { projectRoot } from './project-root.ts';

export interface RunOptions {
  /** `show` prints the program's output on this terminal, `keep` collects it. */
  output: 'show' | 'keep';
  /** Variables that override the current ones; undefined removes one. */
  environment?: NodeJS.ProcessEnv;
  /** One of `os.constants.priority`; by default that of this process. */
  priority?: number;
}

export interface RunResult {
  exitCode: number;
  /** The program's output, in order; empty when it was shown. */
  output: string;
}

/** Runs a JavaScript or TypeScript file with the current Node; it is interrupted when this process ends. */
export function runNode(
  commandLine: readonly string[],
  { output, environment, priority }: RunOptions,
): Promise<RunResult> {
  const keepsColour = output === 'keep' && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, commandLine, {
    cwd: projectRoot,
    env: { ...process.env, ...keepsColour, ...environment },
    stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);

  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', interrupt);
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
