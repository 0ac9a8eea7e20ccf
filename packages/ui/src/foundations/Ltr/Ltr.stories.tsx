import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { letters } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Ltr } from './Ltr.tsx';

const meta = {
  title: 'Foundations/Ltr',
  tags: ['autodocs'],
  component: Ltr,
  args: { children: 'ZWD-48213', kind: 'code' },
} satisfies Meta<typeof Ltr>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const code = (
  <p>
    <Words en="Your code is " ar="رمزك " />
    <Ltr>ZWD-48213</Ltr>
    <Words en=", show it at the door." ar="، أظهره عند الباب." />
  </p>
);
const phone = (
  <p>
    <Words en="Need help? WhatsApp " ar="للمساعدة: واتساب " />
    <Ltr kind="phone">+961 70 123 456</Ltr>
    <Words en="." ar="." />
  </p>
);
const email = (
  <p>
    <Ltr kind="email">rania.haddad+bags@example.com</Ltr>
  </p>
);

const states = {
  code,
  phone,
  email,
  'an id, where there is no code': (
    <p>
      <Ltr>8f3c2207-5d1e-4c55-9a0b-2f7f3f1f8a4e</Ltr>
    </p>
  ),
  'brackets at its end': (
    <p>
      <Words en="Order " ar="طلب " />
      <Ltr>#12 (B)</Ltr>
    </p>
  ),
};

export const States: Story = { render: stateGrid(240, states) };

/** In Arabic text the plus stays left of the number and hyphens stay in place. */
export const PlayNeverMirrored: Story = {
  render: () => phone,
  play: async ({ canvas }) => {
    const number = canvas.getByText('+961 70 123 456');
    const plus = letters(number, 0, 1).getBoundingClientRect();
    const last = letters(number, 14, 15).getBoundingClientRect();
    await expect(plus.left).toBeLessThan(last.left);
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** A code is selected as a whole, and is excluded from translation. */
export const PlaySelectable: Story = {
  render: () => code,
  play: async ({ canvas }) => {
    const word = canvas.getByText('ZWD-48213');
    await expect(getComputedStyle(word).userSelect).toBe('all');
    await expect(word).toHaveAttribute('translate', 'no');
  },
};

/** In a narrow column a code stays on one line, an id wraps, and an address wraps before its @. */
export const PlayUnbroken: Story = {
  render: () => (
    <div style={{ inlineSize: '5rem' }}>
      <p style={{ inlineSize: '8rem' }}>
        <Ltr kind="email">mona@zawadeh.local</Ltr>
      </p>
      <Ltr>ZWD-PEND2345</Ltr>
      <p>
        <Ltr>8f3c2207-5d1e-4c55-9a0b-2f7f3f1f8a4e</Ltr>
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ZWD-PEND2345').getClientRects()).toHaveLength(1);
    const email = canvas.getByText('mona@zawadeh.local');
    const tops = Array.from(email.childNodes, (part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return part.textContent && Array.from(range.getClientRects(), ({ top }) => top);
    });
    const [[before], , [after]] = tops as [number[], '', number[]];
    await expect(tops).toEqual([[before], '', [after]]);
    await expect(after).toBeGreaterThan(before!);
    const id = canvas.getByText(/^8f3c/);
    await expect(id.getBoundingClientRect().width).toBeLessThanOrEqual(80);
  },
};

/** The number keeps its order in both languages. */
export const DoIsolated: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => phone,
};

/** Written into the sentence: in Arabic the plus and the groups change places. */
export const DontInTheSentence: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <p>
      <Words en="Need help? WhatsApp +961 70 123 456." ar="للمساعدة: واتساب +961 70 123 456." />
    </p>
  ),
};
