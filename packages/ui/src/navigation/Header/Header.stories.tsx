import { brand } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../../foundations/Text/Text.tsx';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { AccountLinks } from '../AccountLinks/AccountLinks.tsx';
import { BellButton } from '../BellButton/BellButton.tsx';
import { CartLink } from '../CartLink/CartLink.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { ThemeSwitch } from '../../controls/ThemeSwitch/ThemeSwitch.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const changeTheme = fn();

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: {
    brand: `${brand.name.en} ${brand.name.ar}`,
    homeHref: '/',
    onLocaleChange: fn(),
    children: <ThemeSwitch onThemeChange={changeTheme} />,
  },
  parameters: { layout: 'page' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header whose switches are in the menu. */
const whole = { onLocaleChange: undefined, menu: <MenuButton onPress={fn()} /> };

/** A header whose pages are linked from 1024 px. */
const linked = {
  onLocaleChange: fn(),
  onThemeChange: changeTheme,
  links: [
    { href: '/our-bags', name: 'Bags', isCurrent: true },
    { href: '/profile', name: 'My orders', isCurrent: false },
  ],
};

const account = (email?: string) => (
  <AccountLinks viewer={email ? { email } : null} loginHref="/login" onSignOut={fn()} />
);
const bell = (count: number) => <BellButton count={count} isOpen={false} onPress={fn()} />;
const visitor = (
  <>
    {account()}
    {bell(0)}
    <CartLink href="/cart" count={0} />
  </>
);
const rania = (
  <>
    {account('rania.h@example.com')}
    {bell(2)}
    <CartLink href="/cart" count={2} />
  </>
);
const most = (
  <>
    {account('an.address.that.nobody.would.want.to.type.on.a.phone@somewhere.example.com')}
    {bell(50)}
    <CartLink href="/cart" count={120} />
  </>
);

/** A page below the header, the target of the skip link. */
function Page({ children, ...header }: HeaderProps & { children?: ReactNode }) {
  return (
    <>
      <Header {...header}>{children}</Header>
      <main id="main" tabIndex={-1} style={{ padding: 16 }}>
        <Text look="h1">
          <Words en="Surprise bags" ar="أكياس المفاجأة" />
        </Text>
      </main>
    </>
  );
}

export const Playground: Story = { render: (args) => <Page {...args} /> };

/** Inside a section a header is not a banner landmark, so that one sheet can show several. */
export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <StateGrid
        cell={1000}
        states={{
          'the shelf alone': (
            <section>
              <Header {...args} />
            </section>
          ),
          'somebody is logged in': (
            <section>
              <Header {...args} {...whole}>
                {rania}
              </Header>
            </section>
          ),
          'links in place of the menu, on a desktop': (
            <section>
              <Header {...args} {...whole} {...linked}>
                {rania}
              </Header>
            </section>
          ),
          'nobody is': (
            <section>
              <Header {...args} {...whole}>
                {visitor}
              </Header>
            </section>
          ),
          'the most there can be': (
            <section>
              <Header {...args} {...whole}>
                {most}
              </Header>
            </section>
          ),
        }}
      />
    </main>
  ),
};

/** The narrowest phone with the most content: one line, without overflow. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Page {...args} {...whole}>
        {most}
      </Page>
    </div>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(320);
    await expect(banner.getBoundingClientRect().height).toBe(60);
  },
};

/** Type of twice the size wraps to a second line instead of widening the page. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <Page {...args} {...whole}>
      {most}
    </Page>
  ),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The first tab stop, visible only with focus. */
export const SkipLink: Story = {
  ...Playground,
  play: async ({ canvas, isArabic }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: isArabic ? 'الانتقال إلى المحتوى' : 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

/** Tab order: home, then the two switches, by their names. */
export const PlayOrder: Story = {
  ...Playground,
  play: async ({ args, canvas, globals, isArabic }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.brand })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLocaleChange).toHaveBeenCalledWith(isArabic ? 'en' : 'ar');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(changeTheme).toHaveBeenLastCalledWith(globals.theme === 'dark' ? 'light' : 'dark');
  },
};

/** Tab order: skip link, menu, home, account, bell, cart. */
export const PlayWholeOrder: Story = {
  render: (args) => (
    <Page {...args} {...whole}>
      {rania}
    </Page>
  ),
  play: async ({ args, isArabic }) => {
    await userEvent.tab();
    const names = isArabic
      ? ['القائمة', args.brand, 'تسجيل الخروج', 'الإشعارات، إشعاران جديدان', 'السلّة، كيسان']
      : ['Menu', args.brand, 'Sign Out', 'Notifications, 2 new', 'Cart, 2 items'];
    for (const name of names) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};

/** The header is sticky. */
export const PlaySticky: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '300vh' }}>
      <Page {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};
