import { isHydrated } from './is-hydrated.ts';

/**
 * Advances each slider of a server-rendered page until the application does it (`ui/media/slider.tsx`). They
 * need no pause on hover or focus: a visitor who points or types starts the application.
 */
export function startSliders(page: Document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const track of page.querySelectorAll<HTMLElement>('[data-advances-every]')) {
    const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
    const dots = track.parentElement?.querySelectorAll('[data-slide]') ?? [];
    const perView = slides.filter(({ inert }) => !inert).length;
    let current = 0;
    const advance = () => {
      if (!track.isConnected || isHydrated(track)) return clearInterval(timer);
      if (page.visibilityState !== 'visible') return;
      current = (current + 1) % (slides.length - perView + 1);
      track.scrollTo({ left: (slides[current]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) });
      slides.forEach((slide, index) => (slide.inert = index < current || index >= current + perView));
      dots.forEach((dot, index) => {
        if (index === current) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      });
    };
    const timer = setInterval(advance, Number(track.dataset['advancesEvery']));
  }
}
