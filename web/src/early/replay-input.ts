import { isHydrated } from './is-hydrated.ts';
import type { PressAnswers } from './press-answers.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls that need JavaScript. Links work without it, and so do submit buttons of forms with an action,
 * such as the search.
 */
const CONTROLS = 'button, [role="checkbox"], [role="radio"]';
/** How often to look whether a part is hydrated, and for how long, in ms. */
const CHECK_MS = 50;
const MAX_WAIT_MS = 10_000;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isToggle = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function wasChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  return 'defaultValue' in field && field.value !== field.defaultValue;
}

/**
 * Records a visitor's input on parts of a page that are visible but not hydrated: values typed or chosen, and
 * controls pressed, each only once however often it was tapped. React itself would lose a press on a part
 * whose code still loads, and one during which a radio button or checkbox is hydrated.
 */
export class ReplayInput {
  /**
   * Resolves on the first interaction, because a visitor who wants to use the page should wait for its
   * scripts only.
   */
  readonly started: Promise<void>;
  readonly #answers: PressAnswers;
  readonly #fields = new Map<Field, string>();
  readonly #pressed = new Set<HTMLElement>();
  #reactListens = false;
  #isRepeating = false;
  /** Whether an event comes from here. */
  #isOwnEvent = false;

  constructor(page: ParentNode & EventTarget, answers: PressAnswers) {
    this.#answers = answers;
    this.started = new Promise((resolve) => {
      // Screen readers click without a pointer.
      for (const type of ['pointerdown', 'keydown', 'input', 'click']) {
        page.addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
      }
    });
    page.addEventListener('input', ({ target }) => isField(target) && this.#keep(target), { capture: true });
    page.addEventListener('click', (event) => this.#hold(event), { capture: true });
    // Values typed before this script ran, or restored by the browser on reload.
    for (const field of page.querySelectorAll('input, textarea')) {
      if (isField(field) && wasChanged(field)) this.#keep(field);
    }
  }

  /** Replays the input, because React listens from now on; skips elements that no longer exist. */
  repeat(): void {
    this.#reactListens = true;
    void this.#repeatAll();
  }

  #keep(field: Field): void {
    // React may have hydrated it a moment ago, before what was typed until then is replayed.
    if (this.#isOwnEvent || (isHydrated(field) && !this.#fields.has(field))) return;
    this.#fields.set(field, isToggle(field) ? String(field.checked) : field.value);
    if (this.#reactListens) void this.#repeatAll();
  }

  #hold(event: Event): void {
    const control = this.#controlOf(event.target);
    if (!control || this.#isOwnEvent || (isHydrated(control) && !this.#isAfterOthers(control))) return;
    // The browser would submit the form natively, with all values in the URL. React may already be listening
    // and would also act twice: now and on replay.
    event.preventDefault();
    event.stopPropagation();
    // After another press, which may change what this one means, it waits for its turn.
    const answer = this.#pressed.size === 0 ? this.#answers.answer(control) : null;
    if (answer) void answer.then((isAnswered) => isAnswered || this.#pressed.add(control));
    else this.#pressed.add(control);
    // Later, because the browser restores a toggle after this event.
    if (this.#reactListens) setTimeout(() => void this.#repeatAll());
  }

  /** Whether earlier input of its form still waits, without which a form may send other values. */
  #isAfterOthers(control: HTMLElement): boolean {
    const form = control.closest('form');
    return form !== null && [...this.#fields.keys(), ...this.#pressed].some((other) => form.contains(other));
  }

  /** What was pressed, unless the browser handles it itself, as it does with toggles before React listens. */
  #controlOf(target: EventTarget | null): HTMLElement | null {
    if (isToggle(target)) return this.#reactListens ? target : null;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    return control?.closest('form')?.hasAttribute('action') ? null : control;
  }

  /** Fields first, because a pressed button may send them. */
  async #repeatAll(): Promise<void> {
    if (this.#isRepeating) return;
    this.#isRepeating = true;
    for (;;) {
      const [next] = [...this.#fields.keys(), ...this.#pressed];
      if (!next) break;
      this.#act(() => next.dispatchEvent(new Event('input', { bubbles: true })));
      // Only if necessary, because everything else happens at once.
      if (!isHydrated(next)) await hydrated(next);
      const value = isField(next) ? this.#fields.get(next) : undefined;
      if (isField(next)) this.#fields.delete(next);
      if (value === undefined) this.#pressed.delete(next);
      if (!next.isConnected) continue;
      this.#act(() => (value !== undefined && isField(next) ? enter(next, value) : next.click()));
      // The next press must find what this one changed, which React only renders after this task.
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#isRepeating = false;
  }

  #act(dispatch: () => void): void {
    this.#isOwnEvent = true;
    dispatch();
    this.#isOwnEvent = false;
  }
}

/** Resolves when an element is hydrated or removed, or if that never happens. */
async function hydrated(element: Element): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += CHECK_MS) {
    if (!element.isConnected || isHydrated(element)) return;
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}

/**
 * Sets a value of a hydrated field as if the visitor had typed it. React ignores an event whose value it has
 * already seen on the element, so this first restores the old value and then sets the new one through the
 * prototype's setter, which React does not track.
 */
function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    field.checked = value !== 'true';
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    field.value = field.defaultValue;
    const kind: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
