import { html, type Html } from '../../../shared/html.ts';
import { pageFrame } from './page-frame.ts';
import type { SandboxSession } from './sandbox-state.ts';

interface ClosedPageContent {
  shopName: string;
  /** What became of the session; null: there is none. */
  status: SandboxSession['status'] | null;
  /** Where to go from here. */
  back: string;
}

const texts = {
  complete: ['This payment is done', 'Nothing more is to be paid here.'],
  expired: ['This page has expired', 'It was open for half an hour, and nothing was paid.'],
  unknown: ['There is no such payment', 'The address is wrong, or the payment is long over.'],
} as const;

/** What the page says once nobody can pay on it. */
export function closedPage({ shopName, status, back }: ClosedPageContent): Html {
  const [title, text] = texts[status === 'complete' || status === 'expired' ? status : 'unknown'];
  return pageFrame({
    shopName,
    title,
    content: html`
      <div class="message">
        <h1>${title}</h1>
        <p>${text}</p>
        <p><a class="button" href="${back}">Back to ${shopName}</a></p>
      </div>
    `,
  });
}
