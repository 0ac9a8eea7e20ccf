import fs from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { expect, inject, test, vi } from 'vitest';
import { startEmbedded } from '../embedded/engine.ts';
import { linkToken } from '../embedded/letters.ts';
import { BOOT_MS, copyOfFolder, ORIGIN } from '../testing/place.ts';
import { createMailer } from './mailer.ts';
import { readMailSettings } from './mailSettings.ts';
import { openSmtpServer } from './testing/smtpServer.ts';

const FROM = 'Zawadeh <hello@zawadeh.example>';

test('an e-mail has its text in both alphabets, and hostile text adds no recipient and no header', async () => {
  const office = await openSmtpServer();
  const send = createMailer({ smtpUrl: office.url, from: FROM });
  await send({ to: 'rima@example.com', subject: 'رمز زوّادة\r\nBcc: all@example.com', text: 'الرمز 123456' });
  await office.stop();
  expect(office.received).toMatchObject([{ from: 'hello@zawadeh.example', to: ['rima@example.com'] }]);
  const [letter] = office.received;
  expect(letter?.data).not.toMatch(/^bcc:/im);
  expect(letter?.data).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
});

test('a rejected e-mail is reported without its recipient', async () => {
  const office = await openSmtpServer({ rejects: true });
  const sent = createMailer({ smtpUrl: office.url, from: FROM })({
    to: 'rima@example.com',
    subject: 'x',
    text: 'y',
  });
  await expect(sent).rejects.toThrow(/^A letter could not be sent \(\w+\)\.$/);
  await office.stop();
  const unreachable = createMailer({ smtpUrl: office.url, from: FROM })({
    to: 'rima@example.com',
    subject: 'x',
  });
  await expect(unreachable).rejects.toThrow('A letter could not be sent (ESOCKET)');
});

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'belong together'],
  [{ MAIL_FROM: 'a@b.example' }, 'belong together'],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL is not an address'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Zawadeh' }, 'MAIL_FROM is not an e-mail address'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM is not'],
])('%j stops the start', (env, why) => {
  expect(() => readMailSettings(env)).toThrow(why);
});

test('both variables are read, or neither is set', () => {
  const env = { SMTP_URL: 'smtps://user:password@mail.example:465', MAIL_FROM: FROM };
  expect(readMailSettings(env)).toEqual({ smtpUrl: env.SMTP_URL, from: FROM });
  expect(readMailSettings({})).toBeNull();
});

test(
  'the embedded engine’s letter leaves by the mailer, and is written down nowhere',
  { timeout: BOOT_MS },
  async () => {
    const office = await openSmtpServer();
    const dataDir = await copyOfFolder(inject('prepared').dataDir);
    const sendLetter = createMailer({ smtpUrl: office.url, from: FROM });
    const embedded = await startEmbedded({ dataDir, origin: ORIGIN, sendLetter, isChecked: true });
    const { auth } = createClient(ORIGIN, embedded.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => embedded.fetch(new Request(input, init)) },
    });
    await auth.signUp({ email: 'rima@example.com', password: 'Correct-horse-7' });
    const text = office.received[0]?.data.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect((await auth.verifyOtp({ token_hash: linkToken({ text }), type: 'signup' })).error).toBeNull();
    expect(embedded.outbox.letters()).toEqual([]);

    // A failed delivery does not reveal which addresses have an account or are unconfirmed.
    await auth.signUp({ email: 'omar@example.com', password: 'Correct-horse-7' });
    await office.stop();
    const unsent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await auth.resetPasswordForEmail('rima@example.com')).error).toBeNull();
    expect((await auth.resend({ type: 'signup', email: 'omar@example.com' })).error).toBeNull();
    await expect.poll(() => unsent.mock.calls.length).toBe(2);
    unsent.mockRestore();
    await embedded.close();
    await fs.rm(dataDir, { recursive: true, force: true });
  },
);
