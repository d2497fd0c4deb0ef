/**
 * Runs a step that takes seconds, and shows its name and duration on the terminal. Steps run one after the
 * other.
 * @template Result
 * @param {string} name the current action, as in `Installing packages`
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function showStep(name, run) {
  const { stderr } = process;
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  stderr.write(`${name} ...`);
  const ticker = stderr.isTTY && setInterval(() => stderr.write(`\r${name} ... ${seconds()}`), 1000);
  try {
    return await run();
  } finally {
    clearInterval(ticker);
    stderr.write(stderr.isTTY ? `\r${name} ... ${seconds()}\n` : ` ${seconds()}\n`);
  }
}
