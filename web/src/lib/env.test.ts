import { describe, expect, it } from 'vitest';
import { readEmailService } from './env.ts';

const settings = {
  VITE_EMAIL_SERVICE_URL: 'https://mail.example/send',
  VITE_EMAIL_SERVICE_ID: 'service',
  VITE_EMAIL_TEMPLATE_ID: 'template',
  VITE_EMAIL_PUBLIC_KEY: 'key',
};

describe('readEmailService', () => {
  it('reads the four settings', () => {
    expect(readEmailService(settings)).toEqual({
      url: 'https://mail.example/send',
      serviceId: 'service',
      templateId: 'template',
      publicKey: 'key',
    });
  });

  it.each(Object.keys(settings))('is nothing without %s', (name) => {
    expect(readEmailService({ ...settings, [name]: undefined })).toBeNull();
    expect(readEmailService({ ...settings, [name]: ' ' })).toBeNull();
  });
});
