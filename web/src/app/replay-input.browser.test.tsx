import { Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ReplayInput } from '../early/replay-input.ts';

let root: Root | undefined;
/** Contains the root, and ends with the test, with the listeners. */
let frame: HTMLElement;
afterEach(() => {
  root?.unmount();
  frame.remove();
});

/** Suspends in the browser while `waitsFor` returns a promise. */
function Part({ waitsFor }: { waitsFor: () => Promise<void> | null }) {
  const turn = waitsFor();
  if (turn) use(turn);
  const [size, setSize] = useState('none');
  const [gift, setGift] = useState(false);
  const [note, setNote] = useState('');
  const [sent, setSent] = useState('');
  const send = () => setSent(`${sent}${size} ${gift} ${note};`);
  return (
    <>
      {['S', 'L'].map((value) => (
        <label key={value}>
          <input type="radio" name="size" checked={size === value} onChange={() => setSize(value)} />
          {value}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={gift} onChange={({ target }) => setGift(target.checked)} />
        Gift
      </label>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="button" onClick={send}>
        Send
      </button>
      <output>{sent}</output>
    </>
  );
}

/** Shows the part as the server renders it. */
function showPart(): { element: HTMLElement; replay: ReplayInput } {
  frame = document.body.appendChild(document.createElement('div'));
  const element = frame.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(
    <Suspense>
      <Part waitsFor={() => null} />
    </Suspense>,
  );
  return { element, replay: new ReplayInput(frame) };
}

test('a choice that makes React hydrate its part takes effect', async () => {
  const { element, replay } = showPart();
  let isTouched = false;
  for (const type of ['input', 'click']) {
    frame.addEventListener(type, () => (isTouched = true), { capture: true });
  }
  const never = new Promise<void>(() => undefined);
  root = hydrateRoot(
    element,
    <Suspense>
      <Part waitsFor={() => (isTouched ? null : never)} />
    </Suspense>,
  );
  replay.repeat();
  await page.getByRole('radio', { name: 'L' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('L false ;');
});

test('all input on a part whose code still loads takes effect when React listens elsewhere', async () => {
  const { element, replay } = showPart();
  const { promise: code, resolve: load } = Promise.withResolvers<void>();
  let isLoaded = false;
  void code.then(() => (isLoaded = true));
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByRole('radio', { name: 'S' }).click();
  root = hydrateRoot(
    element,
    <Suspense>
      <Part waitsFor={() => (isLoaded ? null : code)} />
    </Suspense>,
  );
  replay.repeat();
  await page.getByRole('radio', { name: 'L' }).click();
  await page.getByText('Gift').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('For Jo');
  await send.click();
  await send.click();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  load();
  await expect.element(page.getByRole('status')).toHaveTextContent('L true For Jo;');
  await expect.element(page.getByRole('radio', { name: 'L' })).toBeChecked();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await expect.element(page.getByRole('textbox')).toHaveValue('For Jo');
  await send.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('L true For Jo;L true For Jo;');
});
