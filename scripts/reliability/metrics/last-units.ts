import { assertPromise, type Metric, type Shop } from '../metric.ts';
import { aProduct, stockOf } from '../../shop-under-test/products.ts';
import { anOrder, countOutcomes, placeWithRetries } from '../../shop-under-test/orders.ts';
import { admin, customers } from '../../shop-under-test/users.ts';

const UNITS = 10;

/** One buyer in ten wants the size with plenty of stock. */
const wantsLarge = (buyer: number) => buyer % 10 === 0;

/** The ways of ordering the same ten units, and how many of the buyers can get what they want. */
const forms = {
  'one line': { winners: () => UNITS, lines: ([one]: string[]) => [{ productId: one }] },
  'two lines of one product': {
    winners: () => UNITS / 2,
    lines: ([one]: string[]) => ['Red', 'Blue'].map((colour) => ({ productId: one, colour })),
  },
  'two products in opposite order': {
    winners: () => UNITS,
    lines: (ids: string[], buyer: number) =>
      (buyer % 2 ? ids : ids.toReversed()).map((productId) => ({ productId })),
  },
  'one size while another sells': {
    winners: (buyers: number) => UNITS + buyers / 10,
    lines: ([one]: string[], buyer: number) => [{ productId: one, size: wantsLarge(buyer) ? 'L' : 'M' }],
  },
} as const;

const formNames = Object.keys(forms) as (keyof typeof forms)[];

const colours = [
  { name: 'Red', hex: '#FF0000' },
  { name: 'Blue', hex: '#0000FF' },
];

/** Many buyers want the last ten units at the same moment. */
export const lastUnits: Metric = {
  name: 'last-units',
  async run(shop, size) {
    const [buyerCount, rounds] = size === 'full' ? [500, 20] : [40, 1];
    const tokens = await customers(shop.client, buyerCount);
    let races = 0;
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      // The first requests are likely to win, and a customer may place only ten orders in ten minutes.
      const turn = (round * 37) % buyerCount;
      const order = [...tokens.slice(turn), ...tokens.slice(0, turn)];
      const isLongRound = round % 4 === 0;
      for (const name of isLongRound ? formNames : formNames.slice(0, 1)) {
        slowest = Math.max(slowest, await race(shop, name, order));
        races += 1;
      }
    }
    const seconds = (slowest / 1000).toFixed(1);
    return `${races} races of ${buyerCount} buyers for ${UNITS} units: exactly what there was sold each time; slowest race ${seconds} s`;
  },
};

/** @returns the ms until the last buyer had a response */
async function race({ client }: Shop, name: keyof typeof forms, tokens: readonly string[]): Promise<number> {
  const { winners, lines } = forms[name];
  const seller = await admin(client);
  const ids = [await aProduct(client, seller, { stock: UNITS, ...optionsFor(name, tokens.length) })];
  if (name === 'two products in opposite order') ids.push(await aProduct(client, seller, { stock: UNITS }));

  const began = performance.now();
  const responses = await Promise.all(
    tokens.map((token, buyer) => placeWithRetries(client, anOrder(lines(ids, buyer)), token)),
  );
  const took = performance.now() - began;

  const outcomes = countOutcomes(responses);
  const sold = winners(tokens.length);
  const isRight = outcomes.get('placed') === sold && outcomes.get('OUT_OF_STOCK') === tokens.length - sold;
  assertPromise(isRight, `${name}: ${JSON.stringify([...outcomes])}`);
  for (const id of ids) assertPromise((await stockOf(client, id)) === 0, `${name}: units are left over`);
  return took;
}

/** The options of the contested product; without them, it is a plain product. */
function optionsFor(name: keyof typeof forms, buyers: number): object {
  if (name === 'two lines of one product') return { colours };
  if (name !== 'one size while another sells') return {};
  const variants = [
    { size: 'M', stock: UNITS },
    { size: 'L', stock: buyers / 10 },
  ];
  return { sizes: ['M', 'L'], variants };
}
