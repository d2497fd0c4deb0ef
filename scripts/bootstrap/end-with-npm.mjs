/**
 * Ends this process when the npm that started it has ended. npm hands a SIGTERM to the shell between the two,
 * and most shells die of it without passing it on, which would leave a server behind that nobody sees.
 */
export function endWithNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.prependOnceListener(signal, () => {
      // One signal is enough: to a server, a second one means "at once".
      clearInterval(watch);
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
