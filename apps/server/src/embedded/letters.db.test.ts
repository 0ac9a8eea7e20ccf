/** E-mails about an account, requested over our own routes as a browser does. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { brand } from '@zawadeh/domain';
import { isWholeRun } from '@zawadeh/domain/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join } from '../testing/users.ts';
import { ORIGIN } from '../testing/place.ts';
import { LETTERS, linkToken } from './letters.ts';

const PASSWORD = 'Correct-horse-7';
const NEW_PASSWORD = 'Battery-staple-8';

const booted = await bootForFile();

const lettersTo = (email: string) => booted.embedded.outbox.letters().filter(({ to }) => to === email);
const linkTo = (email: string) => /http\S+/.exec(lettersTo(email).at(-1)?.text ?? '')?.[0] ?? '';

/** Follows a link from the e-mail to the page. */
const follow = async (link: string) =>
  new URL((await booted.app.request(link)).headers.get('location') ?? ORIGIN);

const errorOf = (address: URL) => new URLSearchParams(address.hash.slice(1)).get('error_code');

test('a requested second e-mail has the only link that confirms', async () => {
  const email = 'lost@example.com';
  const { auth } = booted.visitor();
  await auth.signUp({ email, password: PASSWORD });
  const first = linkTo(email);
  expect((await auth.resend({ type: 'signup', email: 'Lost@Example.com' })).error).toBeNull();
  const second = linkTo(email);
  expect(lettersTo(email).map(({ subject }) => subject)).toEqual(
    [LETTERS.confirmation, LETTERS.confirmation].map(({ subject }) => subject),
  );
  // All links have the same form, so that two e-mails cannot be distinguished.
  expect(second.replace(/token=\w+/, '')).toBe(first.replace(/token=\w+/, ''));
  expect(errorOf(await follow(first))).toBe('otp_expired');
  expect((await follow(second)).hash).toContain('type=signup');
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  expect(errorOf(await follow(second))).toBe('otp_expired');
});

test('every link leads to the page that shows its result', async () => {
  const email = 'greeted@example.com';
  const { auth } = booted.visitor();
  await auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${ORIGIN}/login` } });
  const first = linkTo(email);
  await auth.resend({ type: 'signup', email });
  for (const link of [first, linkTo(email)]) expect((await follow(link)).pathname).toBe('/login');
  await auth.resetPasswordForEmail(email);
  expect((await follow(linkTo(email))).pathname).toBe('/login');
});

test('a sign-up repeated after a minute sends another e-mail, and the first data stays', async () => {
  const email = 'again@example.com';
  const signUpAs = (name: string, password: string) =>
    booted.visitor().auth.signUp({ email, password, options: { data: { name } } });
  await signUpAs('Rima', PASSWORD);
  expect((await signUpAs('Stranger', NEW_PASSWORD)).error?.code).toBe('over_email_send_rate_limit');
  expect(lettersTo(email)).toHaveLength(1);
  await sql`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = ${email}`.execute(
    booted.embedded.database,
  );
  const { data, error } = await signUpAs('Stranger', NEW_PASSWORD);
  expect(error).toBeNull();
  expect(data.user?.identities).toHaveLength(1);
  expect(lettersTo(email)).toHaveLength(2);
  const fragment = new URLSearchParams((await follow(linkTo(email))).hash.slice(1));
  expect(fragment.get('type')).toBe('signup');
  const { data: signedIn } = await booted.visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.user?.user_metadata.name).toBe('Rima');
});

test('two simultaneous sign-ups with one address make one account, and the later has to wait', async () => {
  const email = 'at-once@example.com';
  const both = await Promise.all(
    ['Rima', 'Twin'].map((name) =>
      booted.visitor().auth.signUp({ email, password: PASSWORD, options: { data: { name } } }),
    ),
  );
  expect(both.map(({ error }) => error?.code)).toEqual(
    expect.arrayContaining(['over_email_send_rate_limit', undefined]),
  );
  expect(lettersTo(email)).toHaveLength(1);
});

test('an account cannot get an unproven address', async () => {
  const { auth } = (await join(booted, 'own@example.com')).client;
  const { error } = await auth.updateUser({ email: 'somebody@example.com' });
  expect(error?.code).toBe('validation_failed');
  expect(lettersTo('somebody@example.com')).toEqual([]);
  expect((await auth.getUser()).data.user?.email).toBe('own@example.com');
});

test('a sign-up with a confirmed address sends no e-mail and reveals no account', async () => {
  const email = 'taken@example.com';
  await join(booted, email, { name: 'Rima', phone: '+96170123456' });
  const { data, error } = await booted.visitor().auth.signUp({ email, password: NEW_PASSWORD });
  expect(error).toBeNull();
  expect(data.user?.identities).toEqual([]);
  expect(JSON.stringify(data)).not.toMatch(/Rima|96170123456/);
  expect(lettersTo(email)).toHaveLength(1);
});

test('no e-mail goes to unknown or confirmed addresses', async () => {
  await join(booted, 'done@example.com');
  const before = booted.embedded.outbox.letters().length;
  const { auth } = booted.visitor();
  for (const email of ['done@example.com', 'stranger@example.com'])
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
  expect((await auth.resetPasswordForEmail('stranger@example.com')).error).toBeNull();
  expect(booted.embedded.outbox.letters()).toHaveLength(before);
});

test('the newest link sets a new password once, and ends the old password and other sessions', async () => {
  const email = 'forgetful@example.com';
  const { client: elsewhere } = await join(booted, email);
  const { auth } = booted.visitor();
  await auth.resetPasswordForEmail(email, { redirectTo: `${ORIGIN}/login` });
  const old = linkTo(email);
  await auth.resetPasswordForEmail(email, { redirectTo: `${ORIGIN}/login` });
  const link = linkTo(email);
  expect(lettersTo(email).at(-1)?.subject).toBe(LETTERS.recovery.subject);
  expect(errorOf(await follow(old))).toBe('otp_expired');

  const arrived = await follow(link);
  expect(arrived.origin).toBe(ORIGIN);
  const fragment = new URLSearchParams(arrived.hash.slice(1));
  expect(fragment.get('type')).toBe('recovery');
  expect(errorOf(await follow(link))).toBe('otp_expired');

  const { error } = await auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  expect((await auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await auth.signOut({ scope: 'others' })).error).toBeNull();
  expect((await auth.getUser()).data.user?.email).toBe(email);
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

  const signIn = (password: string) => booted.visitor().auth.signInWithPassword({ email, password });
  expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
  expect((await signIn(NEW_PASSWORD)).error).toBeNull();
});

test('links cannot be guessed, and no e-mail contains a code', async () => {
  const email = 'careful@example.com';
  await booted.visitor().auth.signUp({ email, password: PASSWORD });
  const [letter] = lettersTo(email);
  expect(linkToken(letter)).toMatch(/^[\da-f]{64}$/);
  for (const words of [letter?.text, letter?.html])
    expect(words?.replaceAll(/http\S+/g, '')).not.toMatch(/\d{6,}(?![\da-f"])/);
  // Trying all codes takes seconds.
  if (!isWholeRun) return;
  // The engine hashes the address and a code, which has six digits by default.
  const ofSixDigits = (code: number) =>
    createHash('sha256')
      .update(`${email}${String(code).padStart(6, '0')}`)
      .digest('hex');
  const token = linkToken(letter);
  expect(
    Array.from({ length: 1_000_000 }, (_, code) => code).some((code) => ofSixDigits(code) === token),
  ).toBe(false);
});

test.each(Object.entries(LETTERS))(
  'the letter of %s is in both languages, fetches nothing, and is named for a hosted project too',
  async (type, { subject, content_path }) => {
    const html = await fs.readFile(content_path, 'utf8');
    expect(html).toMatch(/lang="en"[^]*lang="ar"\s+dir="rtl"/);
    for (const name of Object.values(brand.name)) {
      expect(html).toContain(name);
      expect(subject).toContain(name);
    }
    expect(html.match(/\{\{.*?\}\}/g)).toEqual(['{{ .ConfirmationURL }}', '{{ .ConfirmationURL }}']);
    expect(html).not.toMatch(/<img|<script|<link|url\(|https?:/);
    const config = await fs.readFile('supabase/config.toml', 'utf8');
    expect(config).toContain(
      `[auth.email.template.${type}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${type}.html"`,
    );
  },
);
