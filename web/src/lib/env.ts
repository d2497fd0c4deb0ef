/** The email service for contact messages, from the build settings. */
export interface EmailService {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

type BuildSettings = Readonly<Record<string, unknown>>;

/** Reads VITE_EMAIL_SERVICE_URL, _SERVICE_ID, _TEMPLATE_ID and _PUBLIC_KEY; null unless all four are set. */
export function readEmailService(settings: BuildSettings): EmailService | null {
  const read = (name: string): string => {
    const value = settings[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const service = {
    url: read('VITE_EMAIL_SERVICE_URL'),
    serviceId: read('VITE_EMAIL_SERVICE_ID'),
    templateId: read('VITE_EMAIL_TEMPLATE_ID'),
    publicKey: read('VITE_EMAIL_PUBLIC_KEY'),
  };
  return Object.values(service).every((value) => value !== '') ? service : null;
}

/** The build settings; those named `VITE_` are read only here. */
export const env = { emailService: readEmailService(import.meta.env) } as const;
