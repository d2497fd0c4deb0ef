import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('links label, hint and error to the input', () => {
    const html = renderToStaticMarkup(
      <TextField
        name="phone"
        label="Phone"
        required
        hint="For the courier"
        error="Please enter your phone number"
      />,
    );
    expect(html).toContain('<label');
    expect(html).toContain('for="field-phone"');
    expect(html).toContain('aria-describedby="field-phone-hint field-phone-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-required="true"');
    expect(html).toMatch(/id="field-phone-error"[^>]*>.*Please enter your phone number/u);
  });

  it('is marked as optional, and references no missing elements', () => {
    const html = renderToStaticMarkup(<TextField name="company" label="Company" />);
    expect(html).toContain('(optional)');
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  it("disables the browser's own validation and its messages", () => {
    const html = renderToStaticMarkup(<TextField name="email" label="E-mail" required />);
    expect(html).not.toMatch(/\srequired/u);
  });
});
