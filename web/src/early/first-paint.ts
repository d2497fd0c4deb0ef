/** Maximum wait for images, in ms: a slow image or a background tab must not delay the scripts forever. */
const TIMEOUT_MS = 2000;

/** Resolves when the page is painted with its most important images, or after two seconds. */
export function firstPaint(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([painted(), timeout]);
}

async function painted(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // Don't wait for an image that can't be decoded.
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await new Promise(requestAnimationFrame);
  // The frame is painted after its callbacks and before the next task.
  await new Promise((resolve) => setTimeout(resolve));
}
