/** How long a finger or a key usually stays down, in ms. */
const PRESS_MS = 200;

/**
 * Resolves when the press that may have begun is over and its effect is painted, so that the scripts that run
 * next don't delay it.
 */
export async function afterTouch(page: Document): Promise<void> {
  const stop = new AbortController();
  await new Promise<void>((resolve) => {
    for (const type of ['click', 'pointercancel', 'keyup']) {
      page.addEventListener(type, () => resolve(), { capture: true, passive: true, signal: stop.signal });
    }
    setTimeout(resolve, PRESS_MS);
  });
  stop.abort();
  // Hidden pages get no frames.
  if (page.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
