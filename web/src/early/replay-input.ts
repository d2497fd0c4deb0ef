type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls that need JavaScript. Links work without it, and so do submit buttons of forms with an action,
 * such as the search.
 */
const CONTROLS = 'button, [role="checkbox"], [role="radio"]';

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
      for (const type of ['pointerdown', 'keydown', 'input']) {
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

  /** Replays the input on the hydrated page; skips elements that no longer exist. */
  repeat(): void {
    this.#stop.abort();
    for (const [field, value] of this.#fields) {
      if (field.isConnected) enter(field, value);
    }
    for (const control of this.#pressed) {
      if (control.isConnected) control.click();
    }
  }

  #keep(target: EventTarget | null): void {
    if (isField(target)) this.#fields.set(target, isToggle(target) ? String(target.checked) : target.value);
  }

  #hold(event: Event): void {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    if (!control || control.closest('form')?.hasAttribute('action')) return;
    // The browser would submit the form natively, with all values in the URL. React is already listening and
    // would also act twice: now and on replay.
    event.preventDefault();
    event.stopPropagation();
    this.#pressed.add(control);
  }
}

/**
 * Sets a value as if the visitor had typed it. React ignores an event whose value it has already seen on the
 * element, so this first restores the old value and then sets the new one through the prototype's setter,
 * which React does not track. The first event also hydrates this part of the page, which must find the old
 * value.
 */
function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = value !== 'true';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = field.defaultValue;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const kind: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
