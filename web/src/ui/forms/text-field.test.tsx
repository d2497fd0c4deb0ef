import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
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

  it('says that it is optional, and points to nothing that is not there', () => {
    const html = renderToStaticMarkup(<TextField name="company" label="Company" />);
    expect(html).toContain('(optional)');
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  it("keeps the browser's own validation out, whose words are not ours", () => {
    const html = renderToStaticMarkup(<TextField name="email" label="E-mail" required />);
    expect(html).not.toMatch(/\srequired/u);
  });
});
