/** What the preview in the editor's frame sends to the editor: the id of the section that was clicked. */
interface SelectedSection {
  selectedSection: string;
}

/** Sends the clicked section's id to the editor, if this page is its preview. */
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
