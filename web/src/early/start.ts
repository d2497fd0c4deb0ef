import { afterTouch } from './after-touch.ts';
import { ReplayInput } from './replay-input.ts';
import { firstPaint } from './first-paint.ts';
import { PageScripts } from './page-scripts.ts';
import { PressAnswers } from './press-answers.ts';
import { startCountdowns } from './start-countdowns.ts';
import { startSliders } from './start-sliders.ts';
import { visit } from './visit.ts';

/* Runs before the application on a server-rendered page, and must stay tiny: it competes for bandwidth
   with the first visible images. See docs/decisions/0011 and 0099. */
const answers = new PressAnswers();
const input = new ReplayInput(document, answers);
await Promise.race([firstPaint(), input.started]);

startCountdowns(document);
startSliders(document);
const claim = () => {
  // From now on the application preloads the targets of links (web/public/speculation-rules.json).
  document.documentElement.dataset['interactive'] = 'true';
  input.repeat();
};
document.addEventListener('page:hydrated', claim, { once: true });
const { pathname } = location;
addEventListener('popstate', () => {
  // Back from the login, to an entry of the same document (see `logIn`): only the application shows another
  // page without loading it.
  if (location.pathname !== pathname && !document.documentElement.dataset['interactive']) location.reload();
});
const scripts = new PageScripts(document);
scripts.preload();
await Promise.race([visit(document), input.started]);
await afterTouch(document);
await scripts.run(() => answers.close());
