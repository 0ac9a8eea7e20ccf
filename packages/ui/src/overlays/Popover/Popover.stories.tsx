import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { infoIcon } from '../../foundations/Icon/noticeIcons.ts';
import { shieldIcon } from '../../foundations/Icon/deskIcons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { settled } from '../../stories/settled.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words, type InBoth } from '../../stories/words.ts';
import { floatingLook } from '../floating/floating.styles.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

const label = { en: 'About the full price', ar: 'عن السعر الكامل' };
const said = {
  en: 'What the same food costs in the store during the day.',
  ar: 'ما يكلّفه الطعام نفسه في المتجر خلال النهار.',
};
const understood = { en: 'Got it', ar: 'فهمت' };

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { label: label.en, icon: infoIcon, isIconOnly: true, align: 'start', children: said.en },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of a page, with room on both sides. */
function Page(args: Partial<PopoverProps>) {
  return (
    <div
      style={{ display: 'flex', justifyContent: args.align === 'end' ? 'end' : 'start', minBlockSize: 320 }}
    >
      <div>
        <Popover label={useWords(label)} icon={infoIcon} isIconOnly {...args}>
          {args.children ?? <Words {...said} />}
        </Popover>
      </div>
    </div>
  );
}

export const Playground: Story = {
  render: (args, context) => <Page {...withArabic(args, context, { label: label.ar, children: said.ar })} />,
};

/** The panel without its button: only one can be open at a time. */
const Still = styled.div`
  ${floatingLook}
  max-inline-size: 20rem;
  padding: 1rem;
  overflow-wrap: anywhere;
`;

const unbroken = 'https://example.org/stores/0123456789012345678901234567890123456789';
const much: InBoth = {
  en: Array.from({ length: 12 }, () => said.en).join(' '),
  ar: Array.from({ length: 12 }, () => said.ar).join(' '),
};

const withButton = (
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <Text>
      <Words {...said} />
    </Text>
    <Button size="compact">
      <Words {...understood} />
    </Button>
  </div>
);

export const States: Story = {
  tags: ['every-mode'],
  render: (args) => (
    <StateGrid
      cell={320}
      states={{
        'its button, an icon': <Closed {...args} />,
        'its button, icon and words': <Closed {...args} isIconOnly={false} icon={shieldIcon} />,
        'a sentence': (
          <Still>
            <Words {...said} />
          </Still>
        ),
        'with something to press': <Still>{withButton}</Still>,
        'a word that has no end': <Still>{unbroken}</Still>,
      }}
    />
  ),
};

const Closed = (args: PopoverProps) => (
  <div>
    <Popover {...args} label={useWords(label)}>
      <Words {...said} />
    </Popover>
  </div>
);

export const Bilingual: Story = {
  parameters: { panes: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Closed {...args} isIconOnly={false} />
      <Still>{withButton}</Still>
    </div>
  ),
};

type Play = NonNullable<Story['play']>;

const opened: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  await settled(dialog.parentElement!);
};

/** As it is on a page. */
export const Open: Story = { ...Playground, render: () => <Page>{withButton}</Page>, play: opened };

export const OpenAtEnd: Story = {
  ...Playground,
  render: () => <Page align="end">{withButton}</Page>,
  play: opened,
};

/** Higher than the window, it scrolls. */
export const OpenAndLong: Story = {
  render: () => (
    <Page>
      <Words {...much} />
    </Page>
  ),
  play: async (context) => {
    await opened(context);
    const panel = screen.getByRole('dialog').parentElement!;
    const { bottom, left, right } = panel.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** It says whether it is open, takes the focus, and Escape gives it back. */
export const PlayKeyboard: Story = {
  ...Playground,
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, globals }) => {
    const button = canvas.getByRole('button');
    const name = globals.locale === 'ar' ? label.ar : label.en;
    await expect(button).toHaveAccessibleName(name);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(name);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** The Tab key stays inside. */
export const PlayTab: Story = {
  render: () => <Page>{withButton}</Page>,
  play: async (context) => {
    await opened(context);
    const inside = screen.getByRole('button', {
      name: context.globals.locale === 'ar' ? understood.ar : understood.en,
    });
    await userEvent.tab();
    await expect(inside).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('dialog').parentElement).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** What stands in it can close it. */
export const PlayClosesItself: Story = {
  render: () => (
    <Page>
      {(close) => (
        <Button onPress={close}>
          <Words {...understood} />
        </Button>
      )}
    </Page>
  ),
  play: async (context) => {
    await opened(context);
    const { ar, en } = understood;
    await userEvent.click(screen.getByRole('button', { name: context.globals.locale === 'ar' ? ar : en }));
    await gone();
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

const sharesEdge = (align: 'start' | 'end'): Story => ({
  render: () => <Page align={align}>{withButton}</Page>,
  play: async (context) => {
    await opened(context);
    const isArabic = context.globals.locale === 'ar';
    const edge = (align === 'start') === isArabic ? 'right' : 'left';
    const panel = screen.getByRole('dialog').parentElement!;
    const [own, its] = [
      panel.getBoundingClientRect(),
      context.canvasElement.querySelector('button')!.getBoundingClientRect(),
    ];
    await expect(Math.abs(own[edge] - its[edge])).toBeLessThanOrEqual(1);
    await expect(own.top).toBeGreaterThan(its.bottom);
    await expect(panel.matches(isArabic ? ':dir(rtl)' : ':dir(ltr)')).toBe(true);
  },
});

/** It shares the edge that was asked for with its button, in either direction. */
export const PlayAtStart: Story = sharesEdge('start');
export const PlayAtEnd: Story = sharesEdge('end');

/** From an Arabic pane of an English page it opens in that pane, in its direction. */
export const PlayInPane: Story = {
  parameters: { panes: true },
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: label.ar }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('[lang="ar"]')).not.toBeNull();
    await expect(dialog.matches(':dir(rtl)')).toBe(true);
  },
};
