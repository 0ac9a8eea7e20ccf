import { brand } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { fromStart, standsBefore } from '../../stories/geometry.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Header, type HeaderProps } from './Header.tsx';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  args: {
    brand: `${brand.name.en} ${brand.name.ar}`,
    homeHref: '/',
    onLocaleChange: fn(),
    onThemeChange: fn(),
  },
  parameters: {
    layout: 'page',
    controls: { exclude: ['children'] },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const login = (
  <Button size="compact" kind="quiet" href="/login">
    <Words en="Login" ar="تسجيل الدخول" />
  </Button>
);

/** A page under the header, which its skip link leads to. */
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

/** Inside a section a header is not the page's own, so that several can stand on one sheet. */
export const States: Story = {
  tags: ['every-mode'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <StateGrid
        cell={1000}
        states={{
          resting: (
            <section>
              <Header {...args} />
            </section>
          ),
          'with something at its end': (
            <section>
              <Header {...args}>{login}</Header>
            </section>
          ),
        }}
      />
    </main>
  ),
};

export const Bilingual: Story = {
  parameters: { panes: true, layout: 'fullscreen' },
  render: (args) => (
    <section>
      <Header {...args} />
      <div id="main" tabIndex={-1} style={{ padding: 16 }}>
        <Text look="h2">
          <Words en="Surprise bags" ar="أكياس المفاجأة" />
        </Text>
      </div>
    </section>
  ),
};

/** The narrowest phone there is, and what stands at the end in the longer language. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Page {...args}>{login}</Page>
    </div>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** The first thing the Tab key reaches, seen only then. */
export const SkipLink: Story = {
  ...Playground,
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', {
      name: globals.locale === 'ar' ? 'الانتقال إلى الأكياس' : 'Skip to the bags',
    });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

/** Home first, then the two switches, each by its name. */
export const PlayOrder: Story = {
  ...Playground,
  play: async ({ args, canvas, globals }) => {
    const isArabic = globals.locale === 'ar';
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.brand })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLocaleChange).toHaveBeenCalledWith(isArabic ? 'en' : 'ar');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onThemeChange).toHaveBeenCalledWith(globals.theme === 'dark' ? 'light' : 'dark');
  },
};

/** The way home stands where reading starts, the switches where it ends. */
export const PlayMirrored: Story = {
  ...Playground,
  play: async ({ args, canvas, canvasElement, globals }) => {
    const home = canvas.getByRole('link', { name: args.brand });
    const [language, theme] = canvas.getAllByRole('button');
    await expect(fromStart(home, canvasElement, globals.locale)).toBeLessThan(48);
    await expect(standsBefore(home, language!, globals.locale)).toBe(true);
    await expect(standsBefore(language!, theme!, globals.locale)).toBe(true);
  },
};

/** It stays in sight when the page is scrolled. */
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
