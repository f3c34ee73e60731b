import { createTransport } from 'nodemailer';
import type { Mail } from './outbox';

/** The three together are less than a lease (outbox.ts). */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

export interface MailServer {
  /** `smtp://name:password@host:587`; `smtps://` for TLS from the start. */
  readonly url: string;
  /** Sender of the mails: `Museum <tickets@example.org>`. */
  readonly from: string;
}

/** Hands one mail to the mail server; rejects when that does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Files and addresses in a mail are never read: whatever a mail has, the outbox has. */
export function mailTransport({ url, from }: MailServer): SendMail {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ messageId, recipient, replyTo, subject, text, html, attachments }) => {
    await transport.sendMail({
      from,
      // As objects: of a text, nodemailer reads lists, groups and names.
      to: { name: '', address: recipient },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
      messageId: `<${messageId}@${domain}>`,
      // Keeps autoresponders quiet (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/** Whether the server has refused this mail for good: a 5xx to its addresses or its text, no trouble of its own. */
export function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}
