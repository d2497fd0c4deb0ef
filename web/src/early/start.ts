import { ReplayInput } from './replay-input.ts';
import { firstPaint } from './first-paint.ts';

/*
 * Runs ahead of the application on a page that the server drew, and must stay tiny: the pictures that the visitor looks at
 * first share the line with it. See docs/decisions/0011.
 */
const input = new ReplayInput(document);
await Promise.race([firstPaint(), input.begun]);

document.addEventListener('page:hydrated', () => input.repeat(), { once: true });
const scripts = document.querySelector<HTMLTemplateElement>('template#page-scripts');
if (scripts) document.head.append(document.importNode(scripts.content, true));
