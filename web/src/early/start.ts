import { ReplayInput } from './replay-input.ts';
import { firstPaint } from './first-paint.ts';

/*
 * Runs before the application on a server-rendered page, and must stay tiny: it competes for bandwidth with the images
 * that the visitor sees first. See docs/decisions/0011.
 */
const input = new ReplayInput(document);
await Promise.race([firstPaint(), input.started]);

const takeOver = () => {
  // From now on the application loads what links lead to (web/public/speculation-rules.json).
  document.documentElement.dataset['interactive'] = 'true';
  input.repeat();
};
document.addEventListener('page:hydrated', takeOver, { once: true });
// The first number that a browser formats has it read its tables, for a tenth of a second on a slow phone: rather while it waits for the scripts than
// while it hydrates. Safari does not tell when it is idle.
if ('requestIdleCallback' in globalThis) {
  requestIdleCallback(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
}
const scripts = document.querySelector<HTMLTemplateElement>('template#page-scripts');
if (scripts) document.head.append(document.importNode(scripts.content, true));
