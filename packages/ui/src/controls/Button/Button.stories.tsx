import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, Words } from '../../stories/words.ts';
import { checkIcon } from '../../foundations/Icon/noticeIcons.ts';
import { refreshIcon } from '../../foundations/Icon/shelfIcons.ts';
import { BusyButton } from './BusyButton.tsx';
import { Button } from './Button.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  parameters: { docs: { parts: { BusyButton } } },
  args: { children: 'Explore Bags', kind: 'primary', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const explore = <Words en="Explore Bags" ar="تصفّح الأكياس" />;
const details = <Words en="View Details" ar="عرض التفاصيل" />;
const showAll = <Words en="Show all bags" ar="عرض كل الأكياس" />;
const retry = <Words en="Try again" ar="إعادة المحاولة" />;
const added = <Words en="Added" ar="أُضيف" />;
const remove = <Words en="Delete" ar="حذف" />;
const pay = <Words en="Proceed to Payment" ar="المتابعة إلى الدفع" />;
const starting = <Words en="Starting Payment…" ar="جارٍ بدء الدفع…" />;
const save = <Words en="Save" ar="حفظ" />;
const home = <Words en="Return to Home" ar="العودة إلى الرئيسية" />;

export const Playground: Story = {
  render: (args, context) => <Button {...withArabic(args, context, { children: 'تصفّح الأكياس' })} />,
};

export const States: Story = {
  render: stateGrid(168, {
    primary: <Button kind="primary">{explore}</Button>,
    secondary: <Button>{details}</Button>,
    quiet: <Button kind="quiet">{showAll}</Button>,
    danger: <Button kind="danger">{remove}</Button>,
    added: (
      <Button isAdded icon={checkIcon}>
        {added}
      </Button>
    ),
    'busy, as it was before': (
      <BusyButton kind="primary" isBusy={false} busyWords={starting}>
        {save}
      </BusyButton>
    ),
    busy: (
      <BusyButton kind="primary" isBusy busyWords={starting}>
        {save}
      </BusyButton>
    ),
    'busy, secondary': (
      <BusyButton isBusy icon={refreshIcon} busyWords={starting}>
        {pay}
      </BusyButton>
    ),
    'full width': (
      <div>
        <Button kind="primary" isFullWidth>
          {pay}
        </Button>
      </div>
    ),
    'compact, 44 px': <Button size="compact">{retry}</Button>,
    'normal, 48 px': <Button>{retry}</Button>,
    'hero, 56 px': (
      <Button kind="primary" size="hero">
        {explore}
      </Button>
    ),
    'with an icon': <Button icon={refreshIcon}>{retry}</Button>,
    'a link': (
      <Button kind="primary" href="/">
        {home}
      </Button>
    ),
    'disabled, sold out': (
      <Button kind="primary" disabled>
        <Words en="Sold Out" ar="نفدت الكمية" />
      </Button>
    ),
    'disabled, too early': (
      <Button disabled>
        <Words en="Not available yet" ar="غير متاح بعد" />
      </Button>
    ),
    'long words': (
      <Button icon={refreshIcon}>
        <Words
          en="Ask for the bags of today's shops once more"
          ar="اطلب أكياس متاجر اليوم مرّة أخرى من فضلك"
        />
      </Button>
    ),
  }),
};

/** The focus ring on keyboard focus. */
export const Focused: Story = {
  render: () => <Button kind="primary">{explore}</Button>,
  play: tabTo('button'),
};

export const PlayPressed: Story = {
  args: { children: explore },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** A disabled button explains itself by its label and does nothing. */
export const PlayDisabled: Story = {
  args: { disabled: true, children: <Words en="Sold Out" ar="نفدت الكمية" /> },
  play: async ({ args, canvas, isArabic }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(isArabic ? 'نفدت الكمية' : 'Sold Out');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A busy button keeps its size, colours and focus, has aria-disabled, and neither acts nor submits. */
export const PlayBusy: Story = {
  args: { type: 'submit' },
  render: function Paying({ onPress, type }) {
    const [isBusy, setIsBusy] = useState(false);
    const start = () => {
      setIsBusy(true);
      onPress?.();
    };
    const send = (event: FormEvent) => {
      event.preventDefault();
      start();
    };
    return (
      <form onSubmit={send} style={{ display: 'flex' }}>
        <BusyButton kind="primary" type={type} isBusy={isBusy} busyWords={starting}>
          {save}
        </BusyButton>
      </form>
    );
  },
  play: async ({ args, canvas, isArabic }) => {
    const button = canvas.getByRole('button', { name: isArabic ? 'حفظ' : 'Save' });
    const look = () => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, borderRadius, color, opacity } = getComputedStyle(button);
      return { width, height, backgroundColor, borderRadius, color, opacity };
    };
    const before = look();
    // The browser's own flash under a finger has square corners.
    await expect(getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color')).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await userEvent.click(button);
    const busy = await canvas.findByRole('button', {
      name: isArabic ? 'جارٍ بدء الدفع…' : 'Starting Payment…',
    });
    await expect(busy).toBe(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(look()).toEqual(before);
    await pressEveryWay(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** The button can be outside of the form that it submits. */
export const PlaySubmit: Story = {
  args: { type: 'submit', form: 'details', children: save },
  render: (args) => (
    <>
      <form
        id="details"
        onSubmit={(event) => {
          event.preventDefault();
          args.onPress?.();
        }}
      />
      <Button {...args} onPress={undefined} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** With an href it is a link. */
export const PlayLink: Story = {
  args: { href: '/', children: home },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One orange button: it is the next step. */
export const DoOneOrange: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => (
    <Stack direction="row">
      <Button kind="primary">{pay}</Button>
      <Button>{details}</Button>
    </Stack>
  ),
};

/** Two orange buttons: neither is the next step. */
export const DontTwoOrange: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Stack direction="row">
      <Button kind="primary">{pay}</Button>
      <Button kind="primary">{details}</Button>
    </Stack>
  ),
};

/** A disabled button says why. */
export const DoSayWhyDisabled: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => (
    <Button kind="primary" disabled>
      <Words en="Sold Out" ar="نفدت الكمية" />
    </Button>
  ),
};

/** The same words in grey: nobody knows what is missing. */
export const DontDisabledWithoutReason: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Button kind="primary" disabled>
      <Words en="Add to cart" ar="أضف إلى السلّة" />
    </Button>
  ),
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <Button icon={refreshIcon}>{retry}</Button>,
};
