const nextFrame = () => new Promise(requestAnimationFrame);
// Tests stub the global one.
const matchMedia = window.matchMedia.bind(window);

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
