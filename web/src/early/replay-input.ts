import { isHydrated } from './is-hydrated.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls that need JavaScript. Links work without it, and so do submit buttons of forms with an action,
 * such as the search.
 */
const CONTROLS = 'button, [role="checkbox"], [role="radio"]';

/** How often to look whether a part is hydrated, in ms. */
const CHECK_MS = 50;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Records a visitor's input on a page that is visible but not yet interactive: values typed or chosen, and
 * controls pressed, each only once however often it was tapped.
 */
export class ReplayInput {
  /**
   * Resolves on the first interaction, because a visitor who wants to use the page should wait for its
   * scripts only.
   */
  readonly started: Promise<void>;
  readonly #fields = new Map<Field, string>();
  readonly #pressed = new Set<HTMLElement>();
  readonly #stop = new AbortController();

  constructor(page: Document) {
    const options = { signal: this.#stop.signal, capture: true };
    this.started = new Promise((resolve) => {
      // Screen readers click without a pointer.
      for (const type of ['pointerdown', 'keydown', 'input', 'click']) {
        page.addEventListener(type, () => resolve(), { ...options, passive: true });
      }
    });
    page.addEventListener('input', ({ target }) => this.#keep(target), options);
    page.addEventListener('click', (event) => this.#hold(event), options);
    // Values typed before this script ran, or restored by the browser on reload.
    for (const field of page.querySelectorAll('input, textarea')) {
      if (isField(field) && 'defaultValue' in field && field.value !== field.defaultValue) this.#keep(field);
    }
  }

  /**
   * Replays the input on a page whose React listens; skips elements that no longer exist. From then on React
   * receives presses itself. It loses those on a part whose code still loads, so they are repeated, too.
   */
  async repeat(page: Document): Promise<void> {
    this.#stop.abort();
    for (const [field, value] of this.#fields) {
      hydrate(field);
      // Only if necessary, because everything else happens at once.
      if (!isHydrated(field)) await hydrated(field);
      if (field.isConnected) enter(field, value);
    }
    for (const control of this.#pressed) {
      control.click();
      void this.#pressAgain(control);
    }
    page.addEventListener(
      'click',
      ({ target }) => {
        const control = controlOf(target);
        if (control && !isHydrated(control) && !this.#pressed.has(control)) {
          this.#pressed.add(control);
          setTimeout(() => void this.#pressAgain(control));
        }
      },
      { capture: true },
    );
  }

  /** Presses a control once more if React could not hydrate it for a press that has just been. */
  async #pressAgain(control: HTMLElement): Promise<void> {
    const wasLost = !isHydrated(control);
    await hydrated(control);
    this.#pressed.delete(control);
    if (wasLost && control.isConnected) control.click();
  }

  #keep(target: EventTarget | null): void {
    if (isField(target)) this.#fields.set(target, isToggle(target) ? String(target.checked) : target.value);
  }

  #hold(event: Event): void {
    const control = controlOf(event.target);
    if (!control) return;
    // The browser would submit the form natively, with all values in the URL. React is already listening and
    // would also act twice: now and on replay.
    event.preventDefault();
    event.stopPropagation();
    this.#pressed.add(control);
  }
}

/** What was pressed, unless the browser handles it itself. */
function controlOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return control?.closest('form')?.hasAttribute('action') ? null : control;
}

/** Resolves when an element is hydrated or removed. */
async function hydrated(element: Element): Promise<void> {
  while (element.isConnected && !isHydrated(element)) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}

/** Hydrates the part of the page with this field, whose value must be the old one at that time. */
function hydrate(field: Field): void {
  if (isToggle(field)) field.checked = field.defaultChecked;
  else if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Sets a value of a hydrated field as if the visitor had typed it. React ignores an event whose value it has
 * already seen on the element, hence the prototype's setter, which React does not track.
 */
function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    if (String(field.checked) !== value) field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    const kind: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
