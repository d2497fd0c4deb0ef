import { type LooseLine, optionsOf } from './chosen-options.ts';

/** The API's input for a line of a cart or preview. */
export function lineInput(line: LooseLine & { product: { id: string }; quantity?: number | undefined }) {
  const fields = line.fields?.map(({ key, values }) => ({ key, values: [...values] })) ?? [];
  return {
    productId: line.product.id,
    ...optionsOf(line),
    quantity: line.quantity,
    ...(fields.length > 0 && { fields }),
  };
}
