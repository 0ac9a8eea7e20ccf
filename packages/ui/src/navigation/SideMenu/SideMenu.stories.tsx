import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { SideMenuContent } from './SideMenuContent.tsx';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';

const email = 'rania.h@example.com';
const user = { role: 'user', email } as const;
const admin = { role: 'admin', email } as const;

const meta = {
  title: 'Navigation/SideMenu',
  tags: ['autodocs'],
  component: SideMenu,
  parameters: { docs: { story: { inline: false } } },
  argTypes: {
    viewer: choices({
      'an admin': admin,
      'a user': user,
      'runs a shop': { ...user, runsShop: true },
      nobody: null,
    }),
  },
  args: {
    isOpen: true,
    onClose: fn(),
    viewer: admin,
    currentPath: '/our-bags',
    provider: 'Whish',
    helpHref: 'https://wa.me/96170123456',
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with the button that opens it. */
function Page({ isOpen: isOpenFirst, onClose, ...menu }: SideMenuProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <div style={{ minBlockSize: 700 }}>
      <MenuButton isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <SideMenu {...menu} isOpen={isOpen} onClose={close} />
    </div>
  );
}

export const Playground: Story = { render: (args) => <Page {...args} /> };

/** The content of the sheet without the sheet, because only one sheet can be open. */
const On = (props: Partial<SideMenuProps>) => (
  <section style={{ blockSize: 700, maxInlineSize: 312 }}>
    <SideMenuContent {...meta.args} {...props} />
  </section>
);

/** The sheet has four menus; a page has one. */
export const States: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: stateGrid(312, {
    'an admin': <On />,
    'a user': <On viewer={user} currentPath="/profile" />,
    'nobody is logged in': <On viewer={null} currentPath="/" />,
    'logging in, and no theme switch': <On viewer={null} currentPath="/login" onThemeChange={undefined} />,
  }),
};

export const Open: Story = { ...Playground };

export const OpenOnDesktop: Story = {
  ...Playground,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

const linksIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Every role gets its links, and the current page is marked. */
export const PlayAdmin: Story = {
  ...Playground,
  play: async ({ canvas, isArabic }) => {
    const menu = canvas.getByRole('dialog', { name: isArabic ? 'القائمة' : 'Menu' });
    await expect(linksIn(menu)).toEqual([
      [isArabic ? 'الرئيسية' : 'Home', '/'],
      [isArabic ? 'تصفّح الأكياس' : 'Explore Bags', '/our-bags'],
      ['Whish Money', '/payment-method'],
      [isArabic ? 'كيف نعمل' : 'How it works', '/about'],
      [isArabic ? 'حسابي' : 'Profile', '/profile'],
      [isArabic ? 'التنبيهات' : 'Alerts', '/alerts'],
      [isArabic ? 'لوحة الإدارة' : 'Dashboard', '/admin'],
      [isArabic ? 'مساعدة عبر واتساب' : 'Help on WhatsApp', 'https://wa.me/96170123456'],
    ]);
    const current = within(menu).getAllByRole('link', { current: 'page' });
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/our-bags']);
  },
};

export const PlayUser: Story = {
  ...Playground,
  args: { viewer: user },
  play: async ({ args, canvas, isArabic }) => {
    const menu = canvas.getByRole('dialog');
    await expect(linksIn(menu).map(([, href]) => href)).toEqual([
      '/',
      '/our-bags',
      '/payment-method',
      '/about',
      '/profile',
      '/alerts',
      'https://wa.me/96170123456',
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: isArabic ? 'تسجيل الخروج' : 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const PlayVisitor: Story = {
  ...Playground,
  args: { viewer: null, helpHref: undefined },
  play: async ({ canvas, isArabic }) => {
    const all = linksIn(canvas.getByRole('dialog'));
    await expect(all.map(([, href]) => href)).toEqual([
      '/',
      '/our-bags',
      '/payment-method',
      '/about',
      '/login',
    ]);
    await expect(all.at(-1)?.[0]).toBe(isArabic ? 'تسجيل الدخول' : 'Login');
  },
};

/** Opened by keyboard, closed by Escape; the focus returns to the button. */
export const PlayKeyboard: Story = {
  ...Playground,
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    // The browser sends Escape as a "cancel" event, which simulated keys do not trigger.
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Each language by its own name; the current one has aria-pressed, and pressing it does nothing. */
export const PlayLanguage: Story = {
  ...Playground,
  play: async ({ args, canvas, isArabic }) => {
    const group = canvas.getByRole('group', { name: isArabic ? 'اللغة' : 'Language' });
    const [english, arabic] = within(group).getAllByRole('button');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(arabic).toHaveAttribute('lang', 'ar');
    const [current, other] = isArabic ? [arabic, english] : [english, arabic];
    await expect(current).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(current!);
    await expect(args.onLocaleChange).not.toHaveBeenCalled();
    await userEvent.click(other!);
    await expect(args.onLocaleChange).toHaveBeenCalledWith(isArabic ? 'en' : 'ar');
  },
};
