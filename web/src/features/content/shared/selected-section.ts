/** What the preview in the editor's frame sends to the editor: the id of the section that was clicked. */
interface SelectedSection {
  selectedSection: string;
}

/** Tells the editor whose preview this page is which section was clicked. */
export function sendSelectedSection(selectedSection: string): void {
  const message: SelectedSection = { selectedSection };
  window.parent.postMessage(message, window.location.origin);
}

/** The section that a message names; null for any other message, or one of another origin. */
export function readSelectedSection({ origin, data }: MessageEvent<unknown>): string | null {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return null;
  const { selectedSection } = data as Partial<SelectedSection>;
  return typeof selectedSection === 'string' ? selectedSection : null;
}
