import { spawn } from 'node:child_process';

/**
 * Runs `executable` in place of this process: same terminal, signals passed on, and this process exits as the
 * child does.
 */
export function runUnder(executable, commandLine) {
  const child = spawn(executable, commandLine, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C reaches the whole foreground group including the child, to which a second signal means "stop
      // at once".
      const hasReachedChild = signal === 'SIGINT' && process.stdin.isTTY;
      if (!hasReachedChild) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve();
      if (!signal) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}
