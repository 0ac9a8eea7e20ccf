import type { Meta, StoryObj } from '@storybook/react-vite';
import { CART_KEY, isolated, readCart } from '@zawadeh/domain';
import { DEMO_USERS, handlersFor, STORY_INVITATION, storedSession } from '@zawadeh/mocks';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { saveFavouriteAfterLogin } from '../favourites/favouriteAfterLogin.ts';
import { saveReturnPath } from '../session/returnPath.ts';
import { saveInvitation } from '../session/waitingInvitation.ts';
import { saveWaitingBag, WAITING_BAG_KEY } from '../bag/waitingBag.ts';
import { WholeApp } from '../../app/stories/WholeApp.tsx';
import { sceneIn, type StoryScene } from '../../app/stories/messages.ts';
import { arriveByLink, BY_LINK, fieldOf, sessionOf, sharedMeta, Stage, storeDraft } from './loginStage.tsx';

const meta = { title: 'Screens/Login/Behaviour', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Pick<Story, 'render'> = {
  render: (_args, { globals }) => <WholeApp path="/login" globals={globals} />,
};

const buttonOf = (scene: StoryScene, name: string) =>
  scene.canvas.getByRole('button', { name: scene.t(`web.login.${name}`) });

/** To the shelf, with a welcome toast and a link back to the bag that was being reserved. */
export const PlaySignIn: Story = {
  ...whole,
  beforeEach: () => saveReturnPath('/bag/b1'),
  play: async (context) => {
    const { canvas, t, isArabic } = context;
    await canvas.findByLabelText(t('web.login.email'));
    await userEvent.type(fieldOf(context, 'email'), DEMO_USERS.mona.email);
    await userEvent.type(fieldOf(context, 'password'), `${DEMO_USERS.mona.password}{Enter}`);
    const brand = isArabic ? 'زوّادة' : 'Zawadeh';
    await canvas.findByText(t('web.login.welcome', { brand }));
    await expect(canvas.getByRole('link', { name: t('web.login.returnLink') })).toHaveAttribute(
      'href',
      '/bag/b1',
    );
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.getByText(DEMO_USERS.mona.email)).toBeInTheDocument();
    await expect(sessionStorage).toHaveLength(0);
  },
};

const invited = () => saveInvitation({ secret: STORY_INVITATION, email: DEMO_USERS.mona.email });

/** Only one address can accept an invitation: it is filled in and stays, and signing in leads back. */
export const PlaySignInForAnInvitation: Story = {
  ...whole,
  beforeEach: [invited, storeDraft({ mode: 'signIn', email: DEMO_USERS.mona.email })],
  play: async (context) => {
    const { canvas, t } = context;
    await canvas.findByText(t('web.login.invited'));
    await expect(fieldOf(context, 'email')).toBeDisabled();
    await userEvent.type(fieldOf(context, 'password'), `${DEMO_USERS.mona.password}{Enter}`);
    // The mocks do not know this invitation.
    await canvas.findByRole('heading', { level: 1, name: t('web.invite.over') });
  },
};

/** Whoever wants to sign in as somebody else is not held up. */
export const PlayNotInvited: Story = {
  beforeEach: [invited, storeDraft({ mode: 'signIn', email: DEMO_USERS.mona.email })],
  play: async (context) => {
    await userEvent.click(
      await context.canvas.findByRole('button', { name: context.t('web.login.notInvited') }),
    );
    const email = fieldOf(context, 'email');
    await expect(email).toBeEnabled();
    await expect(email).toHaveFocus();
  },
};

const reserved = () => {
  saveReturnPath('/bag/b1');
  saveWaitingBag('b1', 2);
};

/** The bag that a visitor reserved names the page, and is in the cart after signing in. */
export const PlaySignInForABag: Story = {
  ...whole,
  // The whole app has the device's clock.
  beforeEach: [reserved, ({ msw }) => msw.use(...handlersFor('calm', Date.now))],
  play: async (context) => {
    const { canvas, t, isArabic } = context;
    const bag = isArabic ? 'مفاجأة الكنافة والحلويات' : 'Knafeh & Sweets Surprise';
    // A browser in which a user was never signed in.
    await canvas.findByRole('heading', { level: 1, name: t('web.waitingBag.signUp', { bag }) });
    await userEvent.click(canvas.getByRole('radio', { name: t('web.login.signIn') }));
    await canvas.findByRole('heading', { level: 1, name: t('web.waitingBag.signIn', { bag }) });
    await userEvent.type(fieldOf(context, 'email'), DEMO_USERS.mona.email);
    await userEvent.type(fieldOf(context, 'password'), DEMO_USERS.mona.password);
    await userEvent.click(buttonOf(context, 'signIn'));
    await canvas.findByText(t('web.waitingBag.inCart', { bag }));
    await expect(canvas.getByRole('link', { name: t('web.waitingBag.toCart') })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(readCart(localStorage.getItem(CART_KEY)).cart).toMatchObject([{ bagId: 'b1', quantity: 2 }]);
    await expect(localStorage.getItem(WAITING_BAG_KEY)).toBeNull();
  },
};

/** A bag that does not exist any more says so, and the page leads on. */
export const PlayLinkForABagThatIsGone: Story = {
  render: () => <Stage session={sessionOf({})} link={BY_LINK} />,
  beforeEach: arriveByLink({ bagId: 'gone', quantity: 1, title: '<b>' }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.waitingBag.gone', { bag: t('web.waitingBag.unnamed') }));
    await canvas.findByRole('region', { name: t('web.waitingBag.near') });
    await expect(canvas.getByRole('link', { name: t('web.login.explore') })).toHaveAttribute(
      'href',
      '/our-bags',
    );
    await expect(localStorage.getItem(CART_KEY)).toBeNull();
  },
};

/** Back to the shop whose heart was pressed, which is a favourite then. */
export const PlayFavouriteAfterSignIn: Story = {
  ...whole,
  beforeEach: () => saveFavouriteAfterLogin({ shopId: 's1', path: '/shop/s1' }),
  play: async (context) => {
    const { canvas, t } = context;
    await canvas.findByLabelText(t('web.login.email'));
    await userEvent.type(fieldOf(context, 'email'), DEMO_USERS.mona.email);
    await userEvent.type(fieldOf(context, 'password'), `${DEMO_USERS.mona.password}{Enter}`);
    const heading = await canvas.findByRole('heading', { level: 1, name: /Zahra Sweets|حلويات الزهراء/ });
    await canvas.findByRole('button', { name: /Favourite shop|متجر مفضّل/, pressed: true, busy: false });
    await screen.findByText(t('web.favourites.added', { shop: isolated(heading.textContent) }));
  },
};

export const PlayAdminGoesToTheDashboard: Story = {
  play: async (context) => {
    await userEvent.type(fieldOf(context, 'email'), DEMO_USERS.admin.email);
    await userEvent.type(fieldOf(context, 'password'), `${DEMO_USERS.admin.password}{Enter}`);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent('/admin');
  },
};

/** The reason is shown at once, instead of at the end of an order. */
export const PlayDeactivatedStays: Story = {
  play: async (context) => {
    await userEvent.type(fieldOf(context, 'email'), DEMO_USERS.deactivated.email);
    await userEvent.type(fieldOf(context, 'password'), `${DEMO_USERS.deactivated.password}{Enter}`);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(context.t('web.login.deactivated'));
  },
};

/** However often the button is pressed, one call is sent; and the typed values stay after the answer. */
export const PlaySendsOnce: Story = {
  play: async (context) => {
    let calls = 0;
    context.msw.use(
      http.post('*/auth/v1/token', async () => {
        calls += 1;
        await delay(1_000);
      }),
    );
    await userEvent.type(fieldOf(context, 'email'), DEMO_USERS.mona.email);
    await userEvent.type(fieldOf(context, 'password'), 'Not-hers-1{Enter}{Enter}{Enter}');
    await context.canvas.findByRole('alert');
    await expect(calls).toBe(1);
    await expect(fieldOf(context, 'email')).toHaveValue(DEMO_USERS.mona.email);
    await userEvent.type(fieldOf(context, 'password'), 'x');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** No problem is shown before the form is sent, and each message goes as its field is corrected. */
export const PlayEachWrongField: Story = {
  beforeEach: storeDraft({ mode: 'signUp' }),
  play: async (context) => {
    const { canvas, t } = context;
    const textsOf = (id: string) => canvas.queryAllByText(t(id, { example: '\u2066name@example.com\u2069' }));
    await userEvent.click(fieldOf(context, 'name'));
    await userEvent.tab();
    await expect(textsOf('web.login.nameMissing')).toHaveLength(0);
    await userEvent.click(buttonOf(context, 'create'));
    await expect(fieldOf(context, 'name')).toHaveFocus();
    for (const id of [
      'web.login.nameMissing',
      'ui.phoneField.missing',
      'web.login.emailMissing',
      'web.login.passwordWeak',
    ])
      await expect(textsOf(id)).toHaveLength(1);

    await userEvent.keyboard('Rania Haddad');
    await expect(textsOf('web.login.nameMissing')).toHaveLength(0);
    await userEvent.type(fieldOf(context, 'phone'), '٧٠ ١٢٣ ٤٥٦');
    await expect(textsOf('ui.phoneField.missing')).toHaveLength(0);
    await userEvent.type(fieldOf(context, 'email'), 'rania');
    await expect(textsOf('web.login.emailMissing')).toHaveLength(0);
    await userEvent.type(fieldOf(context, 'password'), 'Bread-and-salt');
    await expect(textsOf('web.login.passwordWeak')).toHaveLength(0);

    await userEvent.click(buttonOf(context, 'create'));
    await expect(fieldOf(context, 'email')).toHaveFocus();
    await expect(textsOf('web.login.emailWrong')).toHaveLength(1);
    await expect(textsOf('web.login.passwordsDiffer')).toHaveLength(1);
    await userEvent.keyboard('@example.com');
    await userEvent.type(fieldOf(context, 'confirmPassword'), 'Bread-and-salt{Enter}');
    await canvas.findByText(t('web.login.created'));
  },
};

/** A switch of language keeps every typed value, even the password, and stores the password nowhere. */
export const PlayOtherLanguage: Story = {
  ...whole,
  beforeEach: storeDraft({
    mode: 'signUp',
    name: 'Rania',
    phone: '70 123 456',
    email: 'rania.h@example.com',
  }),
  play: async (context) => {
    const { canvas, isArabic } = context;
    const after = sceneIn(isArabic ? 'en' : 'ar', context);
    await canvas.findByLabelText(context.t('web.login.name'));
    await userEvent.type(fieldOf(context, 'password'), 'bread');
    await userEvent.click(buttonOf(context, 'create'));
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? 'English' : 'العربية' }));
    await canvas.findByLabelText(after.t('web.login.name'));
    await expect(fieldOf(after, 'name')).toHaveValue('Rania');
    await expect(fieldOf(after, 'phone')).toHaveValue('70 123 456');
    await expect(fieldOf(after, 'email')).toHaveValue('rania.h@example.com');
    await expect(fieldOf(after, 'password')).toHaveValue('bread');
    await expect(canvas.getAllByText(after.t('web.login.passwordWeak'))).not.toHaveLength(0);
    await expect(
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ).not.toContain('bread');
  },
};

/** Through every field, and to the other face of the form and back, without a pointer. */
export const PlayKeyboardOnly: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.tab();
    const [signIn, signUp] = canvas.getAllByRole('radio');
    await expect(signIn).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(signUp).toBeChecked();
    // Null is the country picker of the phone, or the eye of a password.
    const stops = ['name', null, 'phone', 'email', 'password', null, 'confirmPassword', null];
    for (const stop of stops) {
      await userEvent.tab();
      if (stop) await expect(fieldOf(context, stop)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(buttonOf(context, 'create')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(fieldOf(context, 'name')).toHaveFocus();
  },
};

/** Signing out in another tab shows in this one. */
export const PlayOtherTab: Story = {
  ...whole,
  beforeEach: () => localStorage.setItem(SESSION_KEY, storedSession('mona')),
  play: async (context) => {
    const { t } = context;
    await screen.findByRole('heading', { name: t('web.login.here') });
    const setSubmittedProblems = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    localStorage.removeItem(SESSION_KEY);
    setSubmittedProblems();
    await waitFor(() => expect(fieldOf(context, 'email')).toBeVisible());
  },
};
