import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chartIcon, listIcon, refundIcon, usersIcon } from '../../foundations/Icon/adminIcons.ts';
import { bagIcon } from '../../foundations/Icon/orderIcons.ts';
import { storeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { choices } from '../../stories/choices.ts';
import { fromStart } from '../../stories/geometry.ts';
import { useWords } from '../../stories/words.ts';
import { Header } from '../Header/Header.tsx';
import { SectionTabs, type SectionTabsProps } from './SectionTabs.tsx';

const SECTIONS = [
  { id: 'orders', icon: listIcon, en: 'Orders', ar: 'الطلبات' },
  { id: 'refunds', icon: refundIcon, en: 'Refunds', ar: 'إعادة المبالغ' },
  { id: 'bags', icon: bagIcon, en: 'Mystery Bags', ar: 'أكياس المفاجأة' },
  { id: 'users', icon: usersIcon, en: 'User Management', ar: 'إدارة المستخدمين' },
  { id: 'analytics', icon: chartIcon, en: 'Analytics & Reports', ar: 'التحليلات والتقارير' },
  { id: 'stores', icon: storeIcon, en: 'Store Management', ar: 'إدارة المتاجر' },
] as const;

const owed = { en: '6 owed', ar: '6 مستحقّة' };
const sectionsIn = (locale: 'en' | 'ar') =>
  SECTIONS.map(({ id, icon, ...name }) => ({
    id,
    icon,
    label: name[locale],
    href: `/admin?${id}`,
    ...(id === 'refunds' && { count: { shown: '6', label: owed[locale] } }),
  }));
const sections = { en: sectionsIn('en'), ar: sectionsIn('ar') };
const SOME = {
  'all six': sections.en,
  'the first three': sections.en.slice(0, 3),
  one: sections.en.slice(0, 1),
};
const labels = { en: 'Sections of the dashboard', ar: 'أقسام لوحة الإدارة' };

const meta = {
  title: 'Navigation/SectionTabs',
  tags: ['autodocs'],
  component: SectionTabs,
  args: { label: labels.en, sections: SOME['all six'], current: 'orders' },
  argTypes: {
    sections: choices(SOME),
    current: { control: 'select', options: SECTIONS.map(({ id }) => id) },
  },
  parameters: { layout: 'page' },
} satisfies Meta<typeof SectionTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs on a page, below a header. */
function Tabs({ sections: some, current }: Pick<SectionTabsProps, 'sections' | 'current'>) {
  const words = useWords(sections).filter(({ id }) => some.some((each) => each.id === id));
  const shown = words.find(({ id }) => id === current);
  return (
    <section>
      <Header brand="Zawadeh زوّادة" homeHref="/" />
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <SectionTabs label={useWords(labels)} sections={words} current={current} />
        <div id="main" tabIndex={-1} style={{ flex: '1 1 320px', minBlockSize: 360, padding: '0 16px' }}>
          <Text look="h1" as="h2">
            {shown?.label}
          </Text>
        </div>
      </div>
    </section>
  );
}

const render: Story['render'] = ({ sections, current }) => <Tabs {...{ sections, current }} />;

export const Playground: Story = { render };

/** Chips on a phone, a column on a desktop: each screenshot mode shows one of the two. */
export const States: Story = { render };

export const OnDesktop: Story = { render, globals: { viewport: { value: 'desktop', isRotated: false } } };

/** A current section outside the view is scrolled into view. */
export const LastOnAPhone: Story = {
  render,
  args: { current: 'stores' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollLeft).toBe(0);
  },
};

/** The tabs are links, one of them with aria-current. */
export const PlayLinks: Story = {
  render,
  play: async ({ canvas, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(labels[locale]);
    const links = within(canvas.getByRole('navigation')).getAllByRole('link');
    const texts = sections[locale].map(
      ({ label, count }) => label + (count ? count.shown + count.label : ''),
    );
    await expect(links.map((link) => link.textContent)).toEqual(texts);
    await expect(links[1]).toHaveAccessibleName(`${sections[locale][1]!.label} ${owed[locale]}`);
    await expect(canvas.getByRole('link', { current: 'page' })).toBe(links[0]);
    links[0]!.focus();
    for (const [at, link] of links.entries()) {
      if (at > 0) await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** On a desktop the column is at the start, with icons before the labels. */
export const PlayMirroredOnDesktop: Story = {
  ...OnDesktop,
  play: async ({ canvas, canvasElement, globals }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.getBoundingClientRect().width).toBe(256);
    await expect(fromStart(nav, canvasElement, globals.locale)).toBe(0);
    const [icon] = within(nav).getAllByRole('link')[0]!.children;
    await expect(fromStart(icon!, nav, globals.locale)).toBeLessThan(40);
  },
};
