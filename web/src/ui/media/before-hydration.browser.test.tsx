import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startCountdowns } from '../../early/start-countdowns.ts';
import { startSliders } from '../../early/start-sliders.ts';
import { RenderedAt } from '../../lib/time/rendered-at.ts';
import { Countdown } from './countdown.tsx';
import { Slider } from './slider.tsx';

/* What moves on a server-rendered page, before and after React takes over. */

let element: HTMLElement;
let root: Root | undefined;
const errors: unknown[] = [];

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  errors.length = 0;
});
afterEach(() => {
  root?.unmount();
  element.remove();
});

const hydrate = (content: ReactNode) => {
  root = hydrateRoot(element, content, { onRecoverableError: (error) => errors.push(error) });
};

test('a slider advances, and goes on from where it is', async () => {
  const slides = ['One', 'Two', 'Three'].map((content) => ({ id: content, content }));
  const slider = <Slider label="Offers" slides={slides} intervalMs={200} />;
  element.innerHTML = renderToString(slider);
  const dots = [...element.querySelectorAll('[data-slide]')];
  const shown = () => [...element.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const state = () => ({
    dots: dots.flatMap((dot, index) => (dot.hasAttribute('aria-current') ? index : [])),
    slides: shown().flatMap(({ inert }, index) => (inert ? [] : index)),
  });
  expect(state()).toEqual({ dots: [0], slides: [0] });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValueOnce({ matches: false } as MediaQueryList);
  startSliders(document);
  await expect.poll(state).toEqual({ dots: [1], slides: [1] });
  hydrate(slider);
  // Reduced motion is on, which only the browser knows.
  const play = page.getByRole('button', { name: 'Start rotation' });
  await expect.element(play).toBeInTheDocument();
  const [reached = 0] = state().dots;
  // Without a pointer, which would make the slider rest.
  (play.element() as HTMLElement).click();
  const next = (reached + 1) % slides.length;
  await expect.poll(state).toEqual({ dots: [next], slides: [next] });
  expect(errors).toEqual([]);
});

test('a countdown shows the time of now, and React takes it over without complaint', async () => {
  const renderedAt = Date.now() - 600_000;
  const countdown = (
    <RenderedAt value={renderedAt}>
      <Countdown target={renderedAt + 3_600_000} label="Flash sale" />
    </RenderedAt>
  );
  element.innerHTML = renderToString(countdown);
  const digits = () => [...element.querySelectorAll('[data-digits]')].map(({ textContent }) => textContent);
  expect(digits()).toEqual(['00', '01', '00', '00']);
  startCountdowns(document);
  expect(digits().slice(0, 2)).toEqual(['00', '00']);
  expect(Number(digits()[2])).toBeOneOf([49, 50]);
  hydrate(countdown);
  await expect.poll(() => Number(digits()[2])).toBeOneOf([49, 50]);
  expect(errors).toEqual([]);
});
