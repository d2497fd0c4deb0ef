/** Goes back in the browser's history. */
export const goBack = () => travel(() => history.back());

/** Goes forward in the browser's history. */
export const goForward = () => travel(() => history.forward());

/** The browser travels in a task of its own, which might otherwise fall into the next test. */
async function travel(start: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('popstate', () => resolve(), { once: true });
  start();
  await promise;
}
