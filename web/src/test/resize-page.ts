import { STOPPED_PAINTING } from '../../../scripts/test/stopped-painting.ts';

const MAX_WAIT_MS = 15_000;

// Tests stub the global ones.
const matchMedia = window.matchMedia.bind(window);
const setTimeout = window.setTimeout.bind(window);
const clearTimeout = window.clearTimeout.bind(window);

/** @throws Error STOPPED_PAINTING */
function nextFrame(): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(STOPPED_PAINTING)), MAX_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Makes the page as wide and high as a window of this size, in px. Chromium's window keeps its size, and the
 * frame of the tests changes inside it, which needs no message to Chromium.
 */
export async function resizePage(width: number, height = 740): Promise<void> {
  const frame = window.frameElement as HTMLIFrameElement;
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = `${height}px`;
  // Only the next frames apply media queries and tell observers.
  while (!matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches) await nextFrame();
  await nextFrame();
}
