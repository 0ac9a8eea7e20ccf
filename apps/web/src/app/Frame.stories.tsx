import { NOTIFICATIONS_KEY, notify, writeNotifications, type Profile, type Role } from '@zawadeh/domain';
import { FROZEN_NOW } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { Main } from '../lib/page/page.styles.ts';
import { notificationMessages } from '../features/payment/paidOrder.bilingual.ts';
import { Screen as NotFoundScreen } from './notFound/NotFoundScreen.tsx';
import { nowAtom } from '../lib/clock.ts';
import { languageAtom, languageErrorAtom } from '../lib/messages/language.ts';
import { sessionAtom } from '../features/session/session.ts';
import { createStore, StoreProvider, type AppStore } from '../lib/store.ts';
import { postLoginNoticeAtom } from '../features/session/postLoginNotice.ts';
import { WholeApp } from './stories/WholeApp.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import { Welcome } from './Welcome.tsx';

const HERE = '/not-there';

const nour: Profile = {
  id: 'u1',
  email: 'nour@zawadeh.local',
  name: 'Nour Masri',
  phone: null,
  role: 'user',
  active: true,
  runsShop: false,
};

/** The header over a small page, for a role or a signed-out user. */
function Stage({ role = null, isWelcome = false }: { role?: Role | null; isWelcome?: boolean }) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(nowAtom, FROZEN_NOW);
    fresh.set(
      sessionAtom,
      role === null ? { status: 'signedOut' } : { status: 'signedIn', profile: { ...nour, role } },
    );
    if (isWelcome) fresh.set(postLoginNoticeAtom, { path: HERE, returnPath: '/bag/b1' });
    return fresh;
  });
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[HERE]}>
        <ShopHeader />
        <Main id="main" tabIndex={-1}>
          {isWelcome && <Welcome />}
          <NotFoundScreen />
        </Main>
      </MemoryRouter>
    </StoreProvider>
  );
}

const meta = {
  title: 'Screens/Frame',
  component: Stage,
  parameters: { layout: 'page', controls: { disable: true } },
  beforeEach: () => () => localStorage.clear(),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Scene {
  canvas: ReturnType<typeof within>;
}

/** Opens a panel of the header, which is loaded by the press. */
async function open({ canvas }: Scene, name: RegExp): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name }));
  return screen.findByRole('dialog');
}

const openMenu = async (scene: Scene): Promise<(string | null)[]> => {
  const menu = await open(scene, /^(?:Menu|القائمة)$/);
  return Array.from(menu.querySelectorAll('nav a'), (link) => link.getAttribute('href'));
};

export const Ready: Story = { tags: ['every-mode'] };

export const SignedIn: Story = { args: { role: 'user' } };

export const OnDesktop: Story = {
  args: { role: 'user' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

/** A desktop has the links in its header. */
export const MenuOpen: Story = {
  tags: ['every-mode'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await expect(await openMenu(context)).toEqual(['/', '/our-bags', '/payment-method', '/about']);
  },
};

/** The dashboard is offered to admins alone. */
export const MenuOpenAsAdmin: Story = {
  args: { role: 'admin' },
  play: async (context) => {
    await expect((await openMenu(context)).slice(-3)).toEqual(['/profile', '/alerts', '/admin']);
  },
};

const BELL = /^(?:Notifications|الإشعارات)/;

/** Opening it marks all as read in storage; unread ones stay marked until it is closed. */
export const BellOpen: Story = {
  tags: ['every-mode'],
  args: { role: 'user' },
  beforeEach: () => {
    const notification = { type: 'pickup', orderCode: 'ZWD-48213', ...notificationMessages.pickup } as const;
    localStorage.setItem(
      NOTIFICATIONS_KEY,
      writeNotifications(notify([], notification, FROZEN_NOW - 120_000)),
    );
  },
  play: async (context) => {
    await expect(await open(context, BELL)).toHaveTextContent('ZWD-48213');
    await waitFor(() => expect(localStorage.getItem(NOTIFICATIONS_KEY)).toContain('"read":true'));
    await expect(context.canvasElement.querySelectorAll('[data-unread]')).toHaveLength(1);
  },
};

/** Unread ones are not marked any more when the panel is opened again. */
export const PlayBellOpenedAgain: Story = {
  ...BellOpen,
  play: async (context) => {
    await BellOpen.play!(context);
    const { canvas, canvasElement } = context;
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await open(context, BELL);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-unread]')).toHaveLength(0);
  },
};

export const BellOpenAndEmpty: Story = {
  play: async (context) => {
    await expect(await open(context, BELL)).toHaveTextContent(/No notifications yet|لا إشعارات بعد/);
  },
};

/** After a login, with the return link. */
/** The welcome goes when a person dismisses it. */
export const PlayWelcomeDismissed: Story = {
  args: { role: 'user', isWelcome: true },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(?:Dismiss the message|إخفاء الرسالة)$/ }),
    );
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const Welcomed: Story = {
  args: { role: 'user', isWelcome: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Back to your bag|كيسك/ })).toHaveAttribute(
      'href',
      '/bag/b1',
    );
  },
};

const failOtherLanguage = (store: AppStore): void =>
  store.set(languageErrorAtom, store.get(languageAtom)?.locale === 'ar' ? 'en' : 'ar');

/** The other language could not be loaded: an error above the page, which stays. */
export const LanguageFailed: Story = {
  render: (_args, { globals }) => <WholeApp path={HERE} globals={globals} prepare={failOtherLanguage} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await canvas.findByRole('heading', { level: 1 });
  },
};
