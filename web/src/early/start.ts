import { ReplayInput } from './replay-input.ts';
import { firstPaint } from './first-paint.ts';

/* Runs before the application on a server-rendered page, and must stay tiny: it competes for bandwidth
   with the first visible images. See docs/decisions/0011. */
const input = new ReplayInput(document);
await Promise.race([firstPaint(), input.started]);

const claim = () => {
  // From now on the application preloads the targets of links (web/public/speculation-rules.json).
  document.documentElement.dataset['interactive'] = 'true';
  input.repeat();
};
document.addEventListener('page:hydrated', claim, { once: true });
const scripts = document.querySelector<HTMLTemplateElement>('template#page-scripts');
if (scripts) document.head.append(document.importNode(scripts.content, true));
