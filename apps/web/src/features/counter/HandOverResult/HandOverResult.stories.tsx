import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { now } from '@zawadeh/ui/stories/bags.ts';
import { handovers, LeastPhone } from '@zawadeh/ui/stories/handovers.tsx';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { HandOverResult, type HandOverResultProps } from './HandOverResult.tsx';

const onUndo = fn();
const onScan = fn();
const onType = fn();
const onLeave = fn();

const done = { kind: 'done', handover: handovers.rami, at: now, undoSeconds: 8, onUndo, onScan } as const;
const already = {
  kind: 'already',
  handover: handovers.salma,
  phone: null,
  askHref: 'https://wa.me/9616000001',
  onLeave,
} as const;
const refused = {
  kind: 'unknown',
  code: 'ZWD-Q8D5T4ZN',
  onScan,
  onType,
  onLeave,
  askHref: 'https://wa.me/9616000001',
} as const;

const meta = {
  title: 'Counter/HandOverResult',
  tags: ['autodocs'],
  component: HandOverResult,
  args: done,
  parameters: { layout: 'page', controls: { disable: true } },
  beforeEach: () => {
    for (const press of [onUndo, onScan, onType, onLeave]) press.mockClear();
  },
} satisfies Meta<typeof HandOverResult>;

export default meta;
/** Each story renders its own kind. */
type Story = StoryObj;

const result = (props: HandOverResultProps) => (
  <LeastPhone>
    <HandOverResult {...props} />
  </LeastPhone>
);

export const Playground: Story = { render: () => result(done) };

export const States: Story = {
  parameters: {
    // Each result is a whole page with a heading of its own.
    a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } },
  },
  render: stateGrid(360, {
    'done, can be undone': result(done),
    'done, one bag': result({ ...done, handover: handovers.hiba, undoSeconds: 0 }),
    'done, many bags': result({ ...done, handover: handovers.long }),
    'already, on this phone': result(already),
    'already, on another phone': result({ ...already, phone: 'Phone 2' }),
    'already, confirmed by the buyer': result({
      ...already,
      handover: { ...handovers.salma, how: 'buyer' },
      phone: 'Phone 2',
    }),
    'already, without details': result({
      ...already,
      handover: { ...handovers.salma, how: null, doneAt: null },
    }),
    unknown: result(refused),
    'of another shop': result({ ...refused, kind: 'otherShop' }),
    'not a ticket': result({ ...refused, kind: 'notATicket', code: null }),
    'in little room': <div style={{ inlineSize: 320 }}>{result(already)}</div>,
  }),
};

/** Undo has a name that stays while its seconds run; the next ticket is one press away. */
export const PlayDone: Story = {
  render: () => result(done),
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      isArabic ? /سُلّم الكيسان.*Rami · 9PQ2 ·/ : /2 bags handed over.*Rami · 9PQ2 ·/,
    );
    const undo = canvas.getByRole('button', { name: isArabic ? 'تراجع' : 'Undo' });
    await expect(undo).toHaveTextContent('(8)');
    const next = canvas.getByRole('button', {
      name: isArabic ? 'صوّر التذكرة التالية' : 'Scan the next ticket',
    });
    for (const button of [undo, next]) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
      await userEvent.click(button);
    }
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await expect(onScan).toHaveBeenCalledTimes(1);
  },
};

/** Announced at once, with when and how; it stays until a person leaves it. */
export const PlayAlready: Story = {
  render: () => result(already),
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      isArabic
        ? /سبق تسليمه.*عند .*2:25.*صُوّرت على هذا الهاتف/
        : /Already handed over.*at 2:25 PM.*Scanned on this phone/,
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', already.askHref);
    await userEvent.click(canvas.getByRole('button'));
    await expect(onLeave).toHaveBeenCalledTimes(1);
  },
};

/** The ways to go on; the first sentence says to give nothing. */
export const PlayRefused: Story = {
  render: () => result(refused),
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      isArabic ? /لا تسلّم شيئاً الآن\./ : /Do not hand anything over\./,
    );
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    for (const go of [onScan, onType, onLeave]) await expect(go).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', refused.askHref);
  },
};
