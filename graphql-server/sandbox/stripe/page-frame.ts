import { html, type Html } from '../../src/shared/html.ts';
import { sandboxPage } from '../sandbox-page.ts';

interface FrameContent {
  shopName: string;
  title: string;
  content: Html;
}

const STYLE = `
.shop { margin: 0; padding-block: 20px; border-bottom: 1px solid #dcdddf; font: 600 1.5rem/2rem Poppins, system-ui, sans-serif; }
.shop, main { padding-inline: max(16px, calc(50vw - 500px)); }
main { padding-block: 24px 64px; }
h2 { display: flex; align-items: center; gap: 12px; font-size: 1.25rem; line-height: 1.75rem; }
h2::before { content: ''; width: 12px; height: 28px; border-radius: 4px; background: #db4444; }
h3 { margin-bottom: 4px; font-size: 1rem; }
.columns { display: grid; gap: 32px; }
.columns > section { min-width: 0; }
.columns > section > * + section, .columns > section > section + p { margin-top: 32px; }
.summary { align-self: start; padding: 24px 16px; border-radius: 4px; background: #f5f5f5; }
.summary .quiet { color: #5f6265; overflow-wrap: anywhere; }
.summary li { display: flex; align-items: center; gap: 12px; padding-block: 12px; border-bottom: 1px solid #dcdddf; }
.summary img { border-radius: 4px; background: #fff; object-fit: contain; }
.summary span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.summary small { display: block; color: #5f6265; }
.total { display: flex; justify-content: space-between; margin: 16px 0 8px; font-size: 1.25rem; }
.field { margin-bottom: 16px; }
input::placeholder { color: #6d7073; }
input[aria-invalid] { border-color: #b92020; }
.error { margin: 4px 0 0; color: #b92020; font-size: .875rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px; }
.cards { padding: 16px; border: 1px solid #dcdddf; border-radius: 4px; }
.cards p { margin-bottom: 8px; }
.summary > :last-child { margin-bottom: 0; }
.cards li { display: flex; justify-content: space-between; gap: 12px; padding-block: 6px; font-size: .8125rem; }
.message { max-width: 480px; margin: 48px auto; text-align: center; }
@media (min-width: 860px) { .columns { grid-template-columns: 5fr 6fr; gap: 64px; } .summary { padding: 24px; } }
`;

/** Renders a page of the payment sandbox: the notice, the shop's name, then the content. */
export function pageFrame({ shopName, title, content }: FrameContent): Html {
  return sandboxPage({
    title: `${title} | ${shopName} payment sandbox`,
    notice: 'This is a stand-in for a payment provider. No money moves.',
    style: STYLE,
    header: html`<p class="shop">${shopName}</p>`,
    content,
  });
}
