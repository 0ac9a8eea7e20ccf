import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectionCut, DEMO_USERS, storedSession, emailTooSoon } from '@zawadeh/mocks';
import { expect, userEvent } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import type { StoryScene } from '../../app/stories/messages.ts';
import { sessionOf, fieldOf, sharedMeta, Stage, storeDraft } from './loginStage.tsx';

const meta = { title: 'Screens/Login/Lost access', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (scene: StoryScene, name: string) =>
  userEvent.click(await scene.canvas.findByRole('button', { name: scene.t(`web.login.${name}`) }));

const expectMessage = async (scene: StoryScene, id: string) =>
  expect(await scene.canvas.findByText(scene.t(`web.login.${id}`))).toBeVisible();

/** Signs in before confirming, and requests the e-mail again. */
const requestSecondEmail = async (scene: StoryScene) => {
  await userEvent.type(fieldOf(scene, 'email'), DEMO_USERS.unconfirmed.email);
  await userEvent.type(fieldOf(scene, 'password'), DEMO_USERS.unconfirmed.password);
  await press(scene, 'signIn');
  await press(scene, 'letterAgain');
};

/** Can be requested once: the button is gone with the answer. */
export const LetterSentAgain: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await requestSecondEmail(scene);
    await expectMessage(scene, 'letterSent');
    await expect(scene.canvas.queryByRole('button', { name: scene.t('web.login.letterAgain') })).toBeNull();
  },
};

export const LetterTooSoon: Story = {
  beforeEach: ({ msw }) => msw.use(emailTooSoon),
  play: async (scene) => {
    await requestSecondEmail(scene);
    await expectMessage(scene, 'tooSoon');
  },
};

/** The connection is lost between the two requests. */
export const LetterUnreachable: Story = {
  play: async (scene) => {
    await userEvent.type(fieldOf(scene, 'email'), DEMO_USERS.unconfirmed.email);
    await userEvent.type(fieldOf(scene, 'password'), DEMO_USERS.unconfirmed.password);
    await press(scene, 'signIn');
    await scene.canvas.findByRole('alert');
    scene.msw.use(connectionCut);
    await press(scene, 'letterAgain');
    await expectMessage(scene, 'unreachable');
  },
};

/** A new account, whose first e-mail does not come. */
export const LetterOfNewAccount: Story = {
  beforeEach: storeDraft({
    mode: 'signUp',
    name: 'Rania Haddad',
    phone: '70 123 456',
    email: 'rania.h@example.com',
  }),
  play: async (scene) => {
    await userEvent.type(fieldOf(scene, 'password'), 'Bread-and-salt');
    await userEvent.type(fieldOf(scene, 'confirmPassword'), 'Bread-and-salt');
    await press(scene, 'create');
    await userEvent.click(await scene.canvas.findByRole('button', { name: scene.t('web.checkEmail.again') }));
    await expectMessage(scene, 'letterSent');
  },
};

const typedEmail = storeDraft({ mode: 'forgotten', email: DEMO_USERS.mona.email });

export const Forgotten: Story = { tags: ['every-mode'], beforeEach: typedEmail };

/** The address typed to sign in is filled in already. */
export const PlayForgotPassword: Story = {
  beforeEach: storeDraft({ email: DEMO_USERS.mona.email }),
  play: async (scene) => {
    await press(scene, 'forgot');
    await expect(fieldOf(scene, 'email')).toHaveValue(DEMO_USERS.mona.email);
    await expect(fieldOf(scene, 'email')).toHaveFocus();
  },
};

/** The same message for an address without an account. */
export const ForgottenSent: Story = {
  tags: ['every-mode'],
  beforeEach: storeDraft({ mode: 'forgotten', email: 'nobody@example.com' }),
  play: async (scene) => {
    await press(scene, 'askForLink');
    await expect(await scene.canvas.findByRole('status')).toHaveTextContent('nobody@example.com');
  },
};

export const ForgottenWrong: Story = {
  beforeEach: storeDraft({ mode: 'forgotten', email: 'mona' }),
  play: async (scene) => {
    await press(scene, 'askForLink');
    await expect(fieldOf(scene, 'email')).toHaveFocus();
  },
};

export const ForgottenTooSoon: Story = {
  beforeEach: [typedEmail, ({ msw }) => msw.use(emailTooSoon)],
  play: async (scene) => {
    await press(scene, 'askForLink');
    await expectMessage(scene, 'tooSoon');
  },
};

export const ForgottenUnreachable: Story = {
  beforeEach: [typedEmail, ({ msw }) => msw.use(connectionCut)],
  play: async (scene) => {
    await press(scene, 'askForLink');
    await expectMessage(scene, 'unreachable');
  },
};

export const ForgottenBusy: Story = {
  parameters: { scenario: 'silent' },
  beforeEach: typedEmail,
  play: async (scene) => {
    await press(scene, 'askForLink');
    await expect(scene.canvas.getByRole('button', { name: scene.t('web.login.asking') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const BY_LINK = '#access_token=x&refresh_token=y&type=recovery';
const resettingPassword: Pick<Story, 'render' | 'beforeEach'> = {
  render: () => <Stage session={sessionOf({})} link={BY_LINK} />,
  beforeEach: () => localStorage.setItem(SESSION_KEY, storedSession('mona')),
};

const choose = async (scene: StoryScene, password: string, again = password) => {
  await userEvent.type(fieldOf(scene, 'newPassword'), password);
  await userEvent.type(fieldOf(scene, 'confirmPassword'), again);
  await press(scene, 'savePassword');
};

export const OpeningLink: Story = {
  render: () => <Stage session={{ status: 'unknown' }} link={BY_LINK} />,
};

export const NewPassword: Story = { tags: ['every-mode'], ...resettingPassword };

export const NewPasswordWrong: Story = {
  ...resettingPassword,
  play: async (scene) => {
    await choose(scene, 'bread1', 'bread2');
    await expect(fieldOf(scene, 'newPassword')).toHaveFocus();
    await expectMessage(scene, 'passwordWeak');
    await expectMessage(scene, 'passwordsDiffer');
  },
};

export const NewPasswordIsTheOld: Story = {
  ...resettingPassword,
  play: async (scene) => {
    await choose(scene, DEMO_USERS.mona.password);
    await expectMessage(scene, 'samePassword');
  },
};

export const NewPasswordUnreachable: Story = {
  ...resettingPassword,
  play: async (scene) => {
    scene.msw.use(connectionCut);
    await choose(scene, 'Bread-and-salt');
    await expectMessage(scene, 'unreachable');
    await expect(fieldOf(scene, 'newPassword')).toHaveValue('Bread-and-salt');
  },
};

export const NewPasswordSaved: Story = {
  tags: ['every-mode'],
  ...resettingPassword,
  play: async (scene) => {
    await choose(scene, 'Bread-and-salt');
    await expectMessage(scene, 'renewed');
    await expect(scene.canvas.queryByRole('button', { name: scene.t('web.login.savePassword') })).toBeNull();
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** A link that was used, or is too old, leads to another one. */
export const PlayLinkIsOver: Story = {
  render: () => <Stage link="#error=access_denied&error_code=otp_expired&error_description=over" />,
  play: async (scene) => {
    await expectMessage(scene, 'linkOver');
    await press(scene, 'linkAgain');
    await expectMessage(scene, 'forgotHow');
    await press(scene, 'backToSignIn');
    await expect(fieldOf(scene, 'password')).toBeVisible();
  },
};

/** A page that the browser discarded meanwhile goes on where it was. */
export const PlayResetAfterReload: Story = {
  render: () => <Stage session={sessionOf({})} />,
  beforeEach: storeDraft({ mode: 'renewing' }),
  play: async (scene) => {
    await expect(fieldOf(scene, 'newPassword')).toBeVisible();
    await press(scene, 'notNow');
    await expect(scene.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      scene.t('web.login.here'),
    );
  },
};
