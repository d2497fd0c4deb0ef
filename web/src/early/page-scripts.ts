/** The application's scripts, which a server-rendered page has in a template, libraries first. */
export class PageScripts {
  readonly #page: Document;
  readonly #template: DocumentFragment | undefined;

  constructor(page: Document) {
    this.#page = page;
    this.#template = page.querySelector<HTMLTemplateElement>('template#page-scripts')?.content;
  }

  /** Loads them with low priority, and those that they will import; runs none. */
  preload(): void {
    const linked = [...this.#all('link')].map(({ href }) => href);
    for (const href of [...this.#urls(), ...linked]) {
      const link = this.#page.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
      this.#page.head.append(link);
    }
  }

  /**
   * Runs each in a task of its own, so that the page can respond in between; the last, which is the
   * application, after `prepare`.
   */
  async run(prepare: () => Promise<void>): Promise<void> {
    const urls = this.#urls();
    for (const url of urls) {
      if (url === urls.at(-1)) await prepare();
      await import(/* @vite-ignore */ url);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #urls(): string[] {
    return [...this.#all('script')].map(({ src }) => src);
  }

  #all<Name extends 'script' | 'link'>(name: Name): Iterable<HTMLElementTagNameMap[Name]> {
    return this.#template?.querySelectorAll(name) ?? [];
  }
}
