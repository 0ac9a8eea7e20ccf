import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storeCart, cartLine, rania, twoLines } from '../../app/stories/buyer.ts';
import { waitUntilLoaded, checkOut, storedCart, sharedMeta } from './cartStage.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Cart/Behaviour', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const MORE = /^(?:One more|زيادة)/;
const REMOVE = /^(?:Remove|إزالة)/;

/** Another quantity changes every sum; a removed line leaves an undo button, which takes the focus. */
export const PlayLines: Story = {
  beforeEach: storeCart(twoLines(), { ...rania, method: 'pickup' }),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const [more, most] = canvas.getAllByRole('button', { name: MORE });
    await expect(most).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more!);
    await waitFor(() => expect(storedCart()).toMatchObject([{ quantity: 2 }, { quantity: 2 }]));
    await expect(canvas.getAllByText('$21.00').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getAllByRole('button', { name: REMOVE })[0]!);
    const undo = () => canvas.getAllByRole('button', { name: t('web.cartLine.undo') });
    await waitFor(() => expect(undo()[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: REMOVE }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('web.cart.empty'));
    await waitFor(() => expect(undo()[1]).toHaveFocus());
    await waitFor(() => expect(storedCart()).toEqual([]));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: REMOVE })).toHaveFocus());
    await userEvent.click(undo()[0]!);
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { bagId: 'b1', quantity: 2 },
        { bagId: 'b2', quantity: 2 },
      ]),
    );
  }),
};

/** Typing zero or less removes the line, on Enter or on leaving the field. */
export const PlayZero: Story = {
  beforeEach: storeCart(twoLines(), rania),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const numbers = () => canvas.getAllByRole('spinbutton');
    await userEvent.clear(numbers()[0]!);
    await userEvent.type(numbers()[0]!, '٠');
    await expect(storedCart()).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storedCart()).toMatchObject([{ bagId: 'b2' }]));
    await expect(canvas.getByRole('button', { name: t('web.cartLine.undo') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storedCart()).toMatchObject([{ bagId: 'b1' }, { bagId: 'b2' }]));
    await userEvent.clear(numbers()[1]!);
    await userEvent.type(numbers()[1]!, '-1');
    const phone = canvas.getByRole('textbox', { name: t('web.cart.phone') });
    await userEvent.click(phone);
    await waitFor(() => expect(storedCart()).toMatchObject([{ bagId: 'b1' }]));
    await expect(phone).toHaveFocus();
  }),
};

/** Delivery costs what its area costs, and pickup nothing. */
export const PlayTotals: Story = {
  beforeEach: storeCart(twoLines(), { method: 'delivery' }),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const summary = canvas.getByRole('region', { name: t('web.cart.summary') });
    await expect(summary).toHaveTextContent(t('ui.orderSummary.byArea'));
    const area = canvas.getByRole('combobox', { name: t('web.cart.area') });
    // The dock would cover it.
    area.scrollIntoView({ block: 'center' });
    await userEvent.click(area);
    const [mina] = within(canvas.getByRole('listbox')).getAllByRole('option');
    await userEvent.click(mina!);
    await waitFor(() => expect(summary).toHaveTextContent(/\$16\.50.*\$1\.70.*\$18\.20/));
    await userEvent.click(canvas.getByRole('radio', { name: t('web.cart.pickup') }));
    await expect(summary).toHaveTextContent(
      new RegExp(`\\$16\\.50.*${t('ui.orderSummary.free')}.*\\$16\\.50`),
    );
    await expect(canvas.queryByRole('combobox', { name: t('web.cart.area') })).toBeNull();
    await expect(canvas.getByText(t('web.cart.pickupNote'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('web.cart.delivery') }));
    await expect(summary).toHaveTextContent(/\$18\.20/);
  }),
};

/** The summary takes the focus, leads to each field, and shrinks as problems are corrected. */
export const PlayErrors: Story = {
  beforeEach: storeCart(twoLines(), { method: 'delivery' }),
  play: async (context) => {
    await waitUntilLoaded(context);
    const { canvas, t } = context;
    await checkOut(context);
    const summary = await canvas.findByRole('group', { name: t('web.cart.areaAndPhone') });
    await expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    const own = [t('ui.phoneField.missing'), t('web.cart.areaMissing')];
    await expect(links.map((link) => link.textContent)).toEqual(own);
    const phone = canvas.getByRole('textbox', { name: t('web.cart.phone') });
    const area = canvas.getByRole('combobox', { name: t('web.cart.area') });
    for (const [index, field] of [phone, area].entries()) {
      await expect(field).toHaveAccessibleDescription(own[index]);
      await expect(field).toBeInvalid();
    }
    await userEvent.click(links[1]!);
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(links[0]!);
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('٧٠ ١٢٣ ٤٥٦');
    await expect(phone).toHaveValue('70 123 456');
    await expect(phone).toBeValid();
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(t('web.cart.areaAndPhone'))).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: t('web.cart.pickup') }));
    await userEvent.clear(phone);
    await expect(phone).toHaveAccessibleDescription(t('ui.phoneField.missing'));
    await userEvent.type(phone, '03 123 456');
    await checkOut(context);
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/checkout');
  },
};

/** From the first stepper to the next page without a pointer. */
export const PlayKeyboardOnly: Story = {
  beforeEach: storeCart([cartLine('b1', 1)], { method: 'delivery' }),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const tabTo = async (wanted: () => Element) => {
      for (let stops = 0; document.activeElement !== wanted() && stops < 30; stops += 1)
        await userEvent.tab();
      await expect(wanted()).toHaveFocus();
    };
    await tabTo(() => canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await tabTo(() => canvas.getByRole('textbox', { name: t('web.cart.phone') }));
    await userEvent.keyboard('70123456');
    await tabTo(() => canvas.getByRole('combobox', { name: t('web.cart.area') }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getAllByText('$15.20').length).toBeGreaterThan(0));
    await tabTo(() => canvas.getByRole('button', { name: t('web.cart.checkout') }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('elsewhere')).toHaveTextContent('/checkout');
  }),
};

/** Changes are shown until the user confirms them, and the cart holds what can be bought. */
export const PlayChanges: Story = {
  beforeEach: storeCart([
    cartLine('b1', 1, { salePrice: 500 }),
    cartLine('b2', 4, { maxQuantity: 9 }),
    cartLine('b7', 2, { bagId: 'b99' }),
  ]),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    const gone = await canvas.findByText(t('web.cartLine.gone'));
    await expect(canvas.getByText('$5.00')).toBeVisible();
    await expect(canvas.getByText(/Only 2 left|بقي اثنان فقط/)).toBeVisible();
    await expect(storedCart()).toMatchObject([
      { bagId: 'b1', salePrice: 4.5 },
      { bagId: 'b2', quantity: 2, maxQuantity: 2 },
    ]);
    const lineOfGone = within(gone.closest('article')!);
    await userEvent.click(lineOfGone.getByRole('button', { name: REMOVE }));
    await expect(canvas.queryByText(t('web.cartLine.gone'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('web.cart.seen') }));
    await expect(canvas.queryByText('$5.00')).toBeNull();
    await expect(canvas.queryByText(t('web.cart.changed'))).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
  }),
};
