import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { emptyValues, type ProductValues } from '../form/product-values.ts';
import { keepVariantsFitted } from './use-variant-rows.ts';
import { newVariant } from './variant-values.ts';

const RED = { name: 'Red', hex: '#ff0000' };
const BLUE = { name: 'Blue', hex: '#0000ff' };

function begin(values: Partial<ProductValues> = {}) {
  const form = createFormControl<ProductValues>({ defaultValues: { ...emptyValues, ...values } });
  keepVariantsFitted(form);
  const namesOf = () => form.getValues('variants').map(({ colour, stock }) => `${colour} ${stock}`);
  return { form, namesOf };
}

describe('the variants of the form', () => {
  it('follow the options, and the only variant’s stock moves to the first of several', () => {
    const { form, namesOf } = begin({ stock: '6' });
    form.setValue('colours', [RED, BLUE]);
    expect(namesOf()).toEqual(['Red 6', 'Blue 0']);
  });

  it('return the remaining variant’s stock to the product', () => {
    const variants = [
      { ...newVariant('Red', ''), stock: '3' },
      { ...newVariant('Blue', ''), stock: '4' },
    ];
    const { form } = begin({ colours: [RED, BLUE], variants, stock: '7' });
    form.setValue('colours', [RED]);
    expect(form.getValues('stock')).toBe('3');
  });

  it('have their own stock in a restored draft, and their previous stock when it is discarded', () => {
    const variants = [
      { ...newVariant('Red', ''), stock: '3' },
      { ...newVariant('Blue', ''), stock: '4' },
    ];
    const { form, namesOf } = begin();
    form.reset({ ...emptyValues, colours: [RED, BLUE], variants }, { keepDefaultValues: true });
    expect(namesOf()).toEqual(['Red 3', 'Blue 4']);
    form.reset(emptyValues);
    expect(form.getValues()).toMatchObject({ variants: emptyValues.variants, stock: '0' });
  });

  it('have no errors of variants that were in their position', () => {
    const variants = [newVariant('Red', ''), newVariant('Blue', '')];
    const { form, namesOf } = begin({ colours: [RED, BLUE], variants });
    form.setError('variants.0.weight', { message: 'Wrong' });
    form.setValue('colours', [BLUE, RED]);
    expect(namesOf()).toEqual(['Blue 0', 'Red 0']);
    expect(form.getFieldState('variants.0.weight').error).toBeUndefined();
  });

  it('stay unchanged while the options make more than the limit', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(', ');
    const { form, namesOf } = begin({ stock: '6' });
    form.setValue('colours', [RED, BLUE]);
    form.setValue('sizes', numbers(20));
    expect(namesOf()).toHaveLength(40);
    form.setValue('otherOptions', [{ name: 'Fit', values: numbers(11) }]);
    expect(namesOf()).toHaveLength(40);
    form.setValue('otherOptions', [{ name: 'Fit', values: numbers(10) }]);
    expect(namesOf()).toHaveLength(400);
    expect(namesOf()[0]).toBe('Red 6');
  });
});
