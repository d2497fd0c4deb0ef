/**
 * Ends this process when the npm that started it has ended. npm sends a SIGTERM to the shell in between, and
 * most shells exit without passing it on, which would leave an invisible server running.
 */
export function endWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.prependOnceListener(signal, () => {
      // One signal is enough: a second one makes a server stop at once.
      clearInterval(watch);
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
