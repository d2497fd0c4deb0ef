/** A picture that hangs, or a page in a tab behind others, must not hold the scripts for ever; in ms. */
const TIMEOUT_MS = 2000;

/** Resolves when the visitor sees the page with its most important pictures, or after two seconds. */
export function firstPaint(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([painted(), timeout]);
}

async function painted(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  // A picture that can't be shown is no reason to wait, either.
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await new Promise(requestAnimationFrame);
  // The frame is drawn after its callbacks, and before the next task.
  await new Promise((resolve) => setTimeout(resolve));
}
