/**
 * What a test throws when its page gets no more frames. Chromium does that to a page now and then on a busy
 * machine, for good, even after a reload; the page's script goes on. Clicks, media queries and animations
 * then wait forever, so the test says nothing about the shop, and runs once more in a new page.
 */
export const STOPPED_PAINTING = 'Chromium has stopped painting this page';
