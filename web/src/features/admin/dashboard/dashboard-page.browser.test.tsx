import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationsettingsOpeningUpdateArgs,
  QueryrevenueReportArgs,
  RevenueReport,
  SetupStep,
  SetupStepKind,
} from '../../../gql/graphql.ts';
import { anImage } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const toDo = page.getByRole('region', { name: 'To do' });
const revenue = page.getByRole('region', { name: 'Revenue', exact: true });
const chart = page.getByRole('slider', { name: 'Revenue per day' });
const period = (name: string) =>
  revenue.getByRole('group', { name: 'Period' }).getByRole('button', { name, exact: true });
const button = (name: string) => revenue.getByRole('button', { name, exact: true });

const quiet: Part<RevenueReport> = {
  from: '2026-01-01',
  to: '2026-01-10',
  previousFrom: '2025-12-22',
  previousTo: '2025-12-31',
  days: [{ day: '2026-01-01' }, { day: '2026-01-02' }],
};

/** Seven days, with one order of a lamp on the last. */
const week: Part<RevenueReport> = {
  from: '2026-03-01',
  to: '2026-03-07',
  previousFrom: '2026-02-22',
  previousTo: '2026-02-28',
  isOngoing: true,
  figures: { grossRevenue: 12_300, netRevenue: 12_000, orders: 1 },
  days: Array.from({ length: 7 }, (_, index) =>
    index === 6
      ? { day: '2026-03-07', grossRevenue: 12_300, netRevenue: 12_000, orders: 1 }
      : { day: `2026-03-0${index + 1}` },
  ),
  bestSellers: [{ productId: 'lamp', title: 'Lamp', image: anImage(), units: 1, revenue: 12_300 }],
};

test('tasks show their counts, most urgent first, and link to their lists', async () => {
  await openPage(
    '/admin',
    {
      toDo: {
        readyToSend: 2,
        productsWithLowVariants: 1,
        paymentMismatches: 1,
        productsWithSoldOutVariants: 0,
        messagesWaiting: 3,
      },
      revenueReport: quiet,
    },
    'owner',
  );
  await expect.element(toDo.getByRole('link').nth(2)).toBeVisible();
  const links = toDo.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links.map(({ textContent, href }) => [textContent, new URL(href).search])).toEqual([
    ['1 payment does not match its order', '?attention=mismatch'],
    ['2 orders to ship', '?attention=ready'],
    ['3 messages to answer', ''],
    ['1 product is low on stock', '?status=active&stock=low'],
  ]);
  await toDo.getByRole('link', { name: '2 orders to ship' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Waiting' })).toHaveValue('ready');
});

test('a user who can’t refund gets no refund tasks', async () => {
  const viewer = {
    id: 'user-1',
    staffRole: { id: 'clerk', name: 'Order clerk', permissions: ['ORDERS_READ', 'ORDERS_WRITE'] as const },
  };
  const waiting = { returnsToRefund: 1, refundsDue: 1, failedRefunds: 1, paymentMismatches: 1 };
  await openPage('/admin', { viewer, toDo: { ...waiting, returnsToDecide: 1, reviewsWaiting: 1 } }, 'owner');
  await expect.element(toDo.getByRole('link', { name: '1 return to decide on' })).toBeVisible();
  expect(toDo.getByRole('link').elements()).toHaveLength(1);
});

test('without tasks the dashboard says so', async () => {
  await openPage(
    '/admin',
    { toDo: { readyToSend: 0, productsWithLowVariants: 0 }, revenueReport: quiet },
    'owner',
  );
  await expect.element(toDo).toMatchTextContent('Nothing to do');
  await expect.element(toDo.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByText('Nothing was sold in this period.')).toBeVisible();
  await expectAccessible();
});

test('the sales of a period are shown as figures, chart and table', async () => {
  const requestedPeriods: unknown[] = [];
  const api = await openPage(
    '/admin',
    {
      revenueReport: ({ period: requestedPeriod }: QueryrevenueReportArgs) => {
        requestedPeriods.push({ ...requestedPeriod });
        return requestedPeriod.from ? quiet : week;
      },
    },
    'owner',
  );
  const best = page.getByRole('region', { name: 'Best sellers' }).getByRole('listitem');
  await expect.element(best).toMatchTextContent(/Lamp.*1 sold.*\$123/);
  await expect.element(period('30 days')).toHaveAttribute('aria-pressed', 'true');
  expect(requestedPeriods.at(-1)).toEqual({ lastDays: 30 });
  await period('7 days').click();
  await expect.poll(() => api.path()).toBe('/admin?days=7');
  await expect.element(revenue).toMatchTextContent('up to the same time of day');
  await expect.element(chart).toHaveAttribute('aria-valuemax', '6');
  expect(requestedPeriods).toEqual([{ lastDays: 30 }, { lastDays: 7 }]);
  await expectAccessible();

  chart.element().focus();
  await userEvent.keyboard('{End}');
  await expect
    .element(chart)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/: \$123\.00 gross, \$120\.00 net of refunds, 1 order$/),
    );
  await expect.element(chart).toMatchTextContent(/Gross \$123\.00/);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(chart).toHaveAttribute('aria-valuenow', '5');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(chart).toHaveAttribute('aria-valuenow', '0');
  await userEvent.keyboard('{Escape}');
  await expect.element(chart).not.toMatchTextContent('Gross');

  await button('Table').click();
  const rows = revenue.getByRole('table', { name: 'Revenue per day' }).getByRole('row');
  await expect.poll(() => rows.elements()).toHaveLength(1 + 7);
  await expect.element(rows.nth(1)).toMatchTextContent(/\$123\.00.*\$120\.00.*1$/);
  await expectAccessible();
});

test('a custom range starts before it ends', async () => {
  const api = await openPage(
    '/admin?days=7',
    {
      revenueReport: ({ period: requestedPeriod }: QueryrevenueReportArgs) =>
        requestedPeriod.from ? quiet : week,
    },
    'owner',
  );
  await expect.element(period('7 days')).toHaveAttribute('aria-pressed', 'true');
  await period('Custom range').click();
  const from = revenue.getByLabelText(/^From/);
  const to = revenue.getByLabelText(/^To\b/);
  await from.fill('2026-01-10');
  await to.fill('2026-01-01');
  await button('Show').click();
  await expect.element(from).toHaveAccessibleDescription(/The first day must not be after the last/);
  await expectAccessible();
  await from.fill('2026-01-01');
  await to.fill('2026-01-10');
  await button('Show').click();
  await expect.poll(() => api.path()).toBe('/admin?from=2026-01-01&to=2026-01-10');
  await expect
    .element(revenue)
    .toMatchTextContent('Jan 1 to Jan 10, 2026, compared with Dec 22 to Dec 31, 2025');
});

describe('the setup guide', () => {
  const guide = page.getByRole('region', { name: 'Setup guide' });
  const step = (kind: SetupStepKind, state: Partial<SetupStep> = {}) => ({ kind, ...state });
  const closed = { name: 'Tea', currencyCode: 'EUR', timeZone: 'UTC', isOpen: false };

  test('lists what is left until the shop opens', async () => {
    const updates: unknown[] = [];
    const api = await openPage(
      '/admin',
      {
        shop: closed,
        revenueReport: quiet,
        setupSteps: [
          step('CONTACT', { isDone: true }),
          step('TAXES', { isOptional: true }),
          step('PRODUCT'),
          step('OPEN'),
        ],
        settingsOpeningUpdate: ({ input }: MutationsettingsOpeningUpdateArgs) => {
          updates.push({ ...input });
          return { settings: {} };
        },
      },
      'owner',
    );
    await expect.element(guide).toMatchTextContent('1 of 4 completed');
    await expect.element(guide.getByRole('listitem').first()).toMatchTextContent('Completed');
    await expect.element(toDo).not.toBeInTheDocument();
    await expectAccessible();

    api.answer({ setupSteps: [step('TAXES', { isOptional: true, isSkipped: true }), step('OPEN')] });
    await guide.getByRole('button', { name: 'Not needed: Set up taxes' }).click();
    await expect.element(guide).toMatchTextContent('1 of 2 completed');
    await expect.element(guide.getByRole('button', { name: 'Undo not needed: Set up taxes' })).toBeVisible();

    await guide.getByRole('button', { name: 'Open the shop' }).click();
    api.answer({ shop: { ...closed, isOpen: true } });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open the shop' }).click();
    await expect.element(guide).not.toBeInTheDocument();
    await expect.element(toDo).toMatchTextContent('Nothing to do');
    expect(updates).toEqual([{ skippedSteps: ['TAXES'] }, { isOpen: true }]);
  });

  test('is for staff who may change the settings', async () => {
    const viewer = {
      id: 'user-1',
      staffRole: { id: 'clerk', permissions: ['ORDERS_READ', 'ORDERS_WRITE'] as const },
    };
    await openPage('/admin', { viewer, shop: closed, toDo: { readyToSend: 0 } }, 'owner');
    await expect.element(toDo).toMatchTextContent('Nothing to do');
    await expect.element(guide).not.toBeInTheDocument();
  });
});
