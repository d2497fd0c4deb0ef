import { html, type Html } from '../../src/shared/html.ts';
import { enUs } from '../../src/shared/messages/locale.ts';
import { formatMoney } from '../../src/shared/money/money.ts';
import { fromStripeAmount } from '../../src/integrations/stripe/stripe-currency.ts';
import type { CardForm, CardFormErrors } from './card-form.ts';
import { pageFrame } from './page-frame.ts';
import type { SandboxSession } from './sandbox-state.ts';
import { testCards } from './test-cards.ts';

/** Why the shopper sees the form again: invalid fields, or the bank's decline. */
export interface CardProblems {
  errors?: CardFormErrors;
  decline?: string;
}

interface PaymentPageContent extends CardProblems {
  shopName: string;
  session: SandboxSession;
  form: CardForm;
  /** Turns a URL of the shop into a link that works under any host name. */
  here: (url: string) => string;
}

/** The page where a shopper makes or simulates a payment. */
export function paymentPage({ shopName, session, form, here, errors, decline }: PaymentPageContent): Html {
  const total = amount(session.amountTotal, session.currency);
  const hasProblem = errors !== undefined || decline !== undefined;
  return pageFrame({
    shopName,
    title: `${hasProblem ? 'Error: ' : ''}Pay ${total}`,
    content: html`
      <h1>Pay ${total}</h1>
      <div class="columns">
        ${summary(session, here)}
        <section aria-labelledby="card">
          <h2 id="card">Card</h2>
          ${decline !== undefined && html`<p class="alert" role="alert">${decline}</p>`}
          ${errors !== undefined && html`<p class="alert" role="alert">Please check the card's details below.</p>`}
          <form method="post" novalidate>
            ${field({ name: 'number', label: 'Card number', form, errors, hint: '4242 4242 4242 4242' })}
            <div class="pair">
              ${field({ name: 'expiry', label: 'Expiry (MM/YY)', form, errors, hint: '12/34' })}
              ${field({ name: 'cvc', label: 'CVC', form, errors, hint: '123' })}
            </div>
            <button class="primary">Pay ${total}</button>
          </form>
          ${testCardList()} ${bankDebit()}
          ${
            session.cancelUrl !== null &&
            html`<p><a href="${here(session.cancelUrl)}">Cancel and go back to ${shopName}</a></p>`
          }
        </section>
      </div>
    `,
  });
}

function summary(
  { lines, currency, amountTotal, email }: SandboxSession,
  here: (url: string) => string,
): Html {
  return html`
    <section class="summary" aria-labelledby="order">
      <h2 id="order">Your order</h2>
      <ul>
        ${lines.map(
          ({ title, quantity, unitAmount, description, imageUrl }) => html`
            <li>
              ${imageUrl !== null && html`<img src="${here(imageUrl)}" alt="" width="56" height="56" />`}
              <span
                >${title}<small
                  >${description ?? `${quantity} × ${amount(unitAmount, currency)}`}</small
                ></span
              >
              <b>${amount(quantity * unitAmount, currency)}</b>
            </li>
          `,
        )}
      </ul>
      <p class="total"><span>Total</span><b>${amount(amountTotal, currency)}</b></p>
      ${email !== null && html`<p class="quiet">Receipt to ${email}</p>`}
    </section>
  `;
}

interface FieldContent {
  name: keyof CardForm;
  label: string;
  form: CardForm;
  errors: CardFormErrors | undefined;
  hint: string;
}

/** A number that is not a test card's may be a real one, so it is not sent back. Neither is a CVC. */
function field({ name, label, form, errors, hint }: FieldContent): Html {
  const error = errors?.[name];
  const isFirstError = error !== undefined && Object.keys(errors ?? {})[0] === name;
  const value = name === 'cvc' || (name === 'number' && error !== undefined) ? '' : form[name];
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        placeholder="${hint}"
        inputmode="${name === 'expiry' ? 'text' : 'numeric'}"
        autocomplete="off"
        maxlength="24"
        required
        ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
        ${isFirstError && html`autofocus`}
      />
      ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
    </div>
  `;
}

function testCardList(): Html {
  return html`
    <section class="cards" aria-labelledby="cards">
      <h3 id="cards">Test cards</h3>
      <p class="quiet">Any date to come, any CVC. Please type no real card here.</p>
      <ul>
        ${testCards.map(
          ({ number, brand, outcome }) =>
            html`<li><code>${number}</code><span>${brand}: ${outcome}</span></li>`,
        )}
      </ul>
    </section>
  `;
}

function bankDebit(): Html {
  return html`
    <section aria-labelledby="debit">
      <h2 id="debit">Bank debit (delayed)</h2>
      <p class="quiet">The order is taken now, the money comes ten seconds later, or it doesn't.</p>
      <form method="post" class="pair">
        <button name="debit" value="succeeds">Debit that arrives</button>
        <button name="debit" value="fails">Debit that fails</button>
      </form>
    </section>
  `;
}

/** Formats an amount in Stripe's units with a lower-case currency code. */
function amount(stripeAmount: number, code: string): string {
  const currency = code.toUpperCase();
  return formatMoney(fromStripeAmount(stripeAmount, currency), currency, enUs.tag);
}
