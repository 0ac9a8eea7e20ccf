import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EMAIL_REDIRECT_PATH } from '@zawadeh/domain';
import { plainTextOf } from '../outbox/plainText.ts';
import type { Letter } from '../outbox/outbox.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../../../supabase/templates/${name}.html`, import.meta.url));

/** E-mails about an account. `supabase/config.toml` names the same templates for a hosted project. */
export const LETTERS = {
  confirmation: {
    subject: 'Confirm your Zawadeh account · أكّد حسابك في زوّادة',
    content_path: fileOf('confirmation'),
  },
  recovery: {
    subject: 'A new password for Zawadeh · كلمة مرور جديدة لزوّادة',
    content_path: fileOf('recovery'),
  },
} as const;

type NewLetter = Omit<Letter, 'sentAt'>;

/** The engine's own text cannot be configured: it is English, and holds a code that no page accepts. */
export const withOwnText = ({ to, subject, html = '' }: NewLetter): NewLetter => ({
  to,
  subject,
  html,
  text: plainTextOf(html),
});

/** With a link like the engine's own. */
export async function confirmationLetter(to: string, token: string, origin: string): Promise<NewLetter> {
  const { subject, content_path } = LETTERS.confirmation;
  const link = new URL('/auth/v1/verify', origin);
  link.search = new URLSearchParams({
    token,
    type: 'signup',
    redirect_to: origin + EMAIL_REDIRECT_PATH,
  }).toString();
  const template = await fs.readFile(content_path, 'utf8');
  return withOwnText({ to, subject, html: template.replaceAll('{{ .ConfirmationURL }}', link.href) });
}

/** The token in the link of an e-mail. */
export const linkToken = (letter: Pick<Letter, 'text'> | undefined): string =>
  /[?&]token=(\w+)/.exec(letter?.text ?? '')?.[1] ?? '';
