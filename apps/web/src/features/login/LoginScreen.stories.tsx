import type { Meta, StoryObj } from '@storybook/react-vite';
import { CART_KEY, readCart } from '@zawadeh/domain';
import { addressNotAllowed, authRejects, connectionCut, DEMO_USERS } from '@zawadeh/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OTHER_ACCOUNT_LINK } from '../session/session.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { saveWaitingBag } from '../bag/waitingBag.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { arriveByLink, BY_LINK, sessionOf, fieldOf, sharedMeta, Stage, storeDraft } from './loginStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Login', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async ({ canvas, t }: StoryScene, button: 'signIn' | 'create' = 'signIn') =>
  userEvent.click(canvas.getByRole('button', { name: t(`web.login.${button}`) }));

const signInAs =
  ({ email, password }: { email: string; password: string }): NonNullable<Story['play']> =>
  async (scene) => {
    await userEvent.type(fieldOf(scene, 'email'), email);
    await userEvent.type(fieldOf(scene, 'password'), password);
    await send(scene);
  };

const expectError =
  (id: string, values?: (t: StoryScene['t']) => Record<string, string>) =>
  async ({ canvas, t }: StoryScene) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t(id, values?.(t)));
  };

export const Ready: Story = { tags: ['every-mode'] };

export const SignUp: Story = {
  tags: ['every-mode'],
  beforeEach: storeDraft({
    mode: 'signUp',
    name: 'Rania Haddad',
    phone: '70 123 456',
    email: 'rania.h@example.com',
  }),
};

/** As in the design: every field is wrong but the e-mail. */
export const EveryFieldWrong: Story = {
  tags: ['every-mode'],
  beforeEach: storeDraft({ mode: 'signUp', email: 'rania.h@example.com' }),
  play: async (scene) => {
    await userEvent.type(fieldOf(scene, 'password'), 'bread1');
    await userEvent.type(fieldOf(scene, 'confirmPassword'), 'bread123');
    await send(scene, 'create');
    await expect(fieldOf(scene, 'name')).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await signInAs({ ...DEMO_USERS.mona, password: 'Not-hers-1' })(context);
    await expectError('web.login.error', (t) => ({ message: t('web.login.invalidCredentials') }))(context);
  },
};

export const NotConfirmed: Story = {
  play: async (context) => {
    await signInAs(DEMO_USERS.unconfirmed)(context);
    await expectError('web.login.error', (t) => ({ message: t('web.login.notConfirmed') }))(context);
  },
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(connectionCut),
  play: async (context) => {
    await signInAs(DEMO_USERS.mona)(context);
    await expectError('web.login.unreachable')(context);
  },
};

/** A captive portal, as in a hotel or a café, answers with a web page. */
export const HtmlInstead: Story = {
  parameters: { scenario: 'html' },
  play: async (context) => {
    await signInAs(DEMO_USERS.mona)(context);
    await expectError('web.login.unreachable')(context);
  },
};

export const Down: Story = {
  parameters: { scenario: 'down' },
  play: async (context) => {
    await signInAs(DEMO_USERS.mona)(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Busy: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'silent' },
  play: async (context) => {
    await signInAs(DEMO_USERS.mona)(context);
    await expect(
      context.canvas.getByRole('button', { name: context.t('web.login.signingIn') }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

const signUpAs =
  (email: string): NonNullable<Story['play']> =>
  async (scene) => {
    await userEvent.clear(fieldOf(scene, 'email'));
    await userEvent.type(fieldOf(scene, 'email'), email);
    await userEvent.type(fieldOf(scene, 'password'), 'Bread-and-salt');
    await userEvent.type(fieldOf(scene, 'confirmPassword'), 'Bread-and-salt');
    await send(scene, 'create');
  };

const rania = storeDraft({ mode: 'signUp', name: 'Rania Haddad', phone: '70 123 456' });

const reserved = () => {
  saveReturnPath('/bag/b1');
  saveWaitingBag('b1', 1);
};

/** A visitor without an account, who reserved a bag: signing up comes first. */
export const SignUpForABag: Story = {
  tags: ['every-mode'],
  beforeEach: reserved,
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.waitingBag.later'));
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
    await expect(canvas.getByRole('button', { name: t('web.waitingBag.keep') })).toBeVisible();
  },
};

/** The e-mail is on its way. */
export const Created: Story = {
  tags: ['every-mode'],
  beforeEach: rania,
  play: async (context) => {
    await signUpAs('rania.h@example.com')(context);
    const { t } = context;
    await expect(await context.canvas.findByText(t('web.login.created'))).toBeVisible();
    await expect(context.canvas.getByText('rania.h@example.com')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** A reload shows it again; the address can be corrected, and nothing else is lost. */
export const CreatedForABag: Story = {
  tags: ['every-mode'],
  beforeEach: [
    reserved,
    storeDraft({ mode: 'checkEmail', name: 'Rania Haddad', phone: '70 123 456', email: 'rania.h@gmail.com' }),
  ],
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.checkEmail.bag'));
    await expect(canvas.getByRole('link', { name: t('web.checkEmail.open') })).toHaveAttribute(
      'href',
      'https://mail.google.com/',
    );
  },
};

export const PlayChangeAddress: Story = {
  beforeEach: CreatedForABag.beforeEach!,
  play: async (context) => {
    const change = context.t('web.checkEmail.change');
    await userEvent.click(await context.canvas.findByRole('button', { name: change }));
    await expect(fieldOf(context, 'email')).toHaveFocus();
    await expect(fieldOf(context, 'name')).toHaveValue('Rania Haddad');
  },
};

export const EmailTaken: Story = {
  beforeEach: rania,
  play: async (context) => {
    await signUpAs(DEMO_USERS.mona.email)(context);
    await expectError('web.login.emailTaken')(context);
    await expect(fieldOf(context, 'name')).toHaveValue('Rania Haddad');
  },
};

export const EmailNotAllowed: Story = {
  beforeEach: [rania, ({ msw }) => msw.use(addressNotAllowed)],
  play: async (context) => {
    await signUpAs('rania.h@example.com')(context);
    await expectError('web.login.emailNotAllowed')(context);
  },
};

/** A second sign-up within a minute says where the first e-mail is. */
export const LetterJustSent: Story = {
  beforeEach: [
    rania,
    ({ msw }) =>
      msw.use(
        authRejects(
          429,
          'over_email_send_rate_limit',
          'For security purposes, you can only request this after 41 seconds.',
        ),
      ),
  ],
  play: async (context) => {
    await signUpAs('rania.h@example.com')(context);
    await expectError('web.login.letterJustSent')(context);
  },
};

/** The limit counts bytes: an Arabic letter has two. */
export const PasswordTooLong: Story = {
  beforeEach: storeDraft({
    mode: 'signUp',
    name: 'Rania Haddad',
    phone: '70 123 456',
    email: 'rania.h@example.com',
  }),
  play: async (context) => {
    const { canvas, t } = context;
    for (const field of ['password', 'confirmPassword'])
      await userEvent.type(fieldOf(context, field), `A!${'ش'.repeat(36)}`);
    await send(context, 'create');
    await expect(canvas.getByText(t('web.login.passwordTooLong'))).toBeVisible();
    await expect(fieldOf(context, 'password')).toHaveFocus();
  },
};

export const PlayPasswordShortened: Story = {
  beforeEach: PasswordTooLong.beforeEach!,
  play: after(PasswordTooLong.play!, async ({ canvas, t }) => {
    await userEvent.keyboard('{Backspace}');
    const words = t('web.login.passwordTooLong');
    await expect(canvas.queryByText(words)).toBeNull();
  }),
};

/** The message follows the auth server's code, not its sentence. */
export const PlayRewordedError: Story = {
  beforeEach: ({ msw }) => msw.use(authRejects(400, 'email_not_confirmed', 'Invalid login credentials')),
  play: async (context) => {
    await signInAs(DEMO_USERS.unconfirmed)(context);
    await expectError('web.login.error', (t) => ({ message: t('web.login.notConfirmed') }))(context);
    const resendConfirmation = context.t('web.login.letterAgain');
    await expect(context.canvas.getByRole('button', { name: resendConfirmation })).toBeVisible();
  },
};

/** An unknown error shows the server's English text to English readers only. */
export const PlayUnknownError: Story = {
  beforeEach: ({ msw }) => msw.use(authRejects(422, 'unforeseen', 'The moon is full')),
  play: async (context) => {
    await signInAs(DEMO_USERS.mona)(context);
    if (context.globals.locale === 'en')
      await expectError('web.login.error', () => ({ message: '\u2068The moon is full\u2069' }))(context);
    else await expectError('web.login.somethingWrong')(context);
  },
};

export const Creating: Story = {
  parameters: { scenario: 'silent' },
  beforeEach: rania,
  play: async (context) => {
    await signUpAs('rania.h@example.com')(context);
    await expect(
      context.canvas.getByRole('button', { name: context.t('web.login.creating') }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AlreadySignedIn: Story = {
  tags: ['every-mode'],
  render: () => <Stage session={sessionOf({})} />,
};

export const AlreadySignedInAsAdmin: Story = {
  render: () => <Stage session={sessionOf({ role: 'admin' })} />,
};

export const Deactivated: Story = {
  tags: ['every-mode'],
  render: () => <Stage session={sessionOf({ active: false })} />,
};

/** Signed in, but the profile cannot be fetched. */
export const SessionUnreachable: Story = { render: () => <Stage session={{ status: 'unreachable' }} /> };

export const Confirming: Story = {
  render: () => <Stage session={{ status: 'unknown' }} link={BY_LINK} />,
};

export const Confirmed: Story = {
  tags: ['every-mode'],
  render: () => <Stage session={sessionOf({})} link={BY_LINK} />,
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('web.login.confirmed'))).toBeVisible();
  },
};

export const ConfirmedWithBag: Story = {
  ...Confirmed,
  tags: ['every-mode'],
  beforeEach: arriveByLink({ bagId: 'b1', quantity: 2 }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('link', { name: t('web.waitingBag.toCart') })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(readCart(localStorage.getItem(CART_KEY)).cart).toMatchObject([{ bagId: 'b1', quantity: 2 }]);
    // The list of bags brings the name of the shop.
    await canvas.findByText(/Zahra Sweets|حلويات الزهراء/);
  },
};

/** The bag closed meanwhile: its page can tell when it is back, and others can be reserved. */
export const ConfirmedTooLate: Story = {
  ...Confirmed,
  tags: ['every-mode'],
  beforeEach: arriveByLink({ bagId: 'b3', quantity: 1 }),
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('link', { name: t('web.login.returnLink') })).toHaveAttribute(
      'href',
      '/bag/b3',
    );
    await canvas.findByRole('region', { name: t('web.waitingBag.near') });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(localStorage.getItem(CART_KEY)).toBeNull();
  },
};

export const LinkOfAnotherAccount: Story = {
  tags: ['every-mode'],
  render: () => <Stage session={sessionOf({})} link={OTHER_ACCOUNT_LINK} />,
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('web.login.otherAccount'))).toBeVisible();
  },
};

export const LinkIsOver: Story = {
  render: () => <Stage link="#error=access_denied&error_code=otp_expired&error_description=over" />,
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('web.login.linkOver'))).toBeVisible();
  },
};
