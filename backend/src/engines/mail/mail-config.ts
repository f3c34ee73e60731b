import { string } from 'yup';
import { defineConfig } from '../../platform/environment';

/** The mail server. */
export const mailConfig = defineConfig(
  {
    SMTP_URL: string().matches(/^smtps?:\/\/[^\s/]+$/, 'must be smtp://name:password@host:port, or smtps://'),
    MAIL_FROM: string()
      .matches(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address, or Name <address>')
      .when('SMTP_URL', { is: Boolean, then: (from) => from.required('is required with SMTP_URL') }),
  },
  ({ SMTP_URL, MAIL_FROM = '' }) => ({
    /** Undefined: mails are stored, not sent. */
    mailServer: SMTP_URL === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM },
  }),
);
