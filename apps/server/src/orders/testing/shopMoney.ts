/** What is sent to the shop of a random world: `sold − refunds − commission = sent + open`, after any steps in any order. */
import { addDays, beirutDay, readPayoutAnswer } from '@zawadeh/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ShopAccount } from '../../database/ledger.ts';
import { comparePayouts } from '../../reconcile/compareLedger.ts';
import type { OrderDriver } from '../../testing/orderDriver.ts';
import type { TestUser } from '../../testing/users.ts';

export interface Payers {
  admin: SupabaseClient;
  owner: SupabaseClient;
  store: string;
}

interface Statement {
  month: string;
  figures: {
    opening_cents: number;
    owed_cents: number;
    corrections: { cents: number }[];
    sent_cents: number;
    closing_cents: number;
  };
}

interface PayoutRow {
  id: string;
  amount_cents: number;
  corrects: string | null;
}

/** A shop of its own for each world, so that a counterexample fails by itself. */
export async function openShop(driver: OrderDriver, { admin, owner }: Record<'admin' | 'owner', TestUser>) {
  // The id before it belongs to no shop, so that reconcile can begin with this one.
  const store = crypto.randomUUID().replace(/.$/, '1');
  await driver.service.from('stores').insert({ id: store, name: 'The shop of a world' });
  await driver.service.from('store_members').insert({ store_id: store, user_id: owner.id, role: 'owner' });
  const payers = { admin: admin.client, owner: owner.client, store };
  await new ShopMoney(driver, payers).setCommission(0);
  return { store, payers, phone: await driver.counterPhone(store) };
}

/** Sales of the worlds, and payouts by the clock of the database, are all before it. */
const LATER = addDays(beirutDay(Math.max(Date.now(), Date.parse('2026-12-15T00:00:00Z'))), 31);

export class ShopMoney {
  readonly driver: OrderDriver;
  readonly payers: Payers;
  /** What the functions said was sent. */
  private readonly acknowledged = new Map<string, number>();
  private before = { open: 0, refunds: 0, corrected: 0 };
  /** The figures of the closed months. */
  private closed: readonly string[] = [];

  constructor(driver: OrderDriver, payers: Payers) {
    this.driver = driver;
    this.payers = payers;
  }

  /** `isTwice`: two admins at the same moment. */
  async send({ share, isTwice }: { share: number; isTwice: boolean }): Promise<void> {
    const { owed_cents } = await this.ask<{ owed_cents: number }>('store_money', {
      p_store: this.payers.store,
    });
    const amount = {
      p_store: this.payers.store,
      p_amount_cents: Math.max(1, Math.round(owed_cents * share)),
    };
    const times = isTwice ? 2 : 1;
    await Promise.all(
      Array.from({ length: times }, () =>
        this.record('send_payout', { ...amount, p_reference: crypto.randomUUID() }),
      ),
    );
  }

  async tell({ index, what }: { index: number; what: string }): Promise<void> {
    const payout = { p_payout: await this.payoutAt(index) };
    const { admin, owner } = this.payers;
    if (what === 'confirm') await owner.rpc('confirm_payout', payout);
    else if (what === 'answer') await admin.rpc('answer_payout', { ...payout, p_note: 'Look again' });
    else await owner.rpc('dispute_payout', { ...payout, p_kind: what, p_note: null });
  }

  async correct({ index, cents }: { index: number; cents: number }): Promise<void> {
    const payout = await this.payoutAt(index);
    await this.record('correct_payout', {
      p_payout: payout,
      p_amount_cents: cents,
      p_note: crypto.randomUUID(),
    });
  }

  async setCommission(basisPoints: number): Promise<void> {
    const change = { commission_basis_points: basisPoints };
    const { error } = await this.payers.admin.from('payout_settings').update(change).eq('id', true);
    if (error) throw error;
  }

  async violations(): Promise<string[]> {
    const [account] = await this.driver.call<[ShopAccount]>('reconcile_payouts', {
      p_after: this.payers.store.replace(/1$/, '0'),
      p_limit: 1,
    });
    const rows = await this.rows();
    const corrected = sum(rows.map((row) => (row.corrects === null ? 0 : Math.max(0, row.amount_cents))));
    const stored = new Map(rows.map((row) => [row.id, row.amount_cents]));
    const { closing_cents } = await this.ask<{ closing_cents: number }>('store_statement', {
      p_store: this.payers.store,
      p_month: LATER,
    });
    const { open_cents, sent_cents, refunds_cents } = account;
    const { before } = this;
    const mayLack =
      Math.max(0, -before.open) + (refunds_cents - before.refunds) + (corrected - before.corrected);
    this.before = { open: open_cents, refunds: refunds_cents, corrected };
    return [
      // The clock of the worlds is not that of the database, so what was refunded later is looked at below.
      ...comparePayouts([{ ...account, late_cents: Infinity }]).map(({ kind, here }) => `${kind}: ${here}`),
      ...(-open_cents <= mayLack ? [] : [`open ${open_cents}, refunds explain ${mayLack}`]),
      ...(sum([...stored.values()]) === sent_cents ? [] : [`${sent_cents} is not what was sent`]),
      ...[...this.acknowledged]
        .filter(([id, amount]) => stored.get(id) !== amount)
        .map(([id, amount]) => `${id}: ${amount} was sent, ${stored.get(id)} is written`),
      ...(closing_cents === open_cents
        ? []
        : [`the statement ends with ${closing_cents}, open is ${open_cents}`]),
      ...(await this.wrongStatements()),
    ];
  }

  /** Each closed month begins with what the one before ended with, and stays as it was closed. */
  private async wrongStatements(): Promise<string[]> {
    const { data } = await this.driver.service
      .from('store_statements')
      .select('month, figures')
      .eq('store_id', this.payers.store)
      .order('month');
    const statements = (data ?? []) as Statement[];
    const wrong = statements.flatMap(({ month, figures }, place) => {
      const opening = statements[place - 1]?.figures.closing_cents ?? 0;
      const corrected = sum(figures.corrections.map(({ cents }) => cents));
      const closing = opening + figures.owed_cents + corrected - figures.sent_cents;
      const isKept = (this.closed[place] ?? JSON.stringify(figures)) === JSON.stringify(figures);
      return figures.opening_cents === opening && figures.closing_cents === closing && isKept
        ? []
        : [`statement of ${month}: ${JSON.stringify(figures)}, should end with ${closing}`];
    });
    this.closed = statements.map(({ figures }) => JSON.stringify(figures));
    return wrong;
  }

  private async record(name: string, args: object): Promise<void> {
    const answer = readPayoutAnswer(await this.ask(name, args));
    if (answer?.ok) this.acknowledged.set(answer.value.id, answer.value.amount);
  }

  private async ask<Answer>(name: string, args: object): Promise<Answer> {
    const { data, error } = await this.payers.admin.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
    return data as Answer;
  }

  private async rows(): Promise<PayoutRow[]> {
    const { data } = await this.driver.service
      .from('payouts')
      .select('id, amount_cents, corrects')
      .eq('store_id', this.payers.store)
      .order('sent_at')
      .limit(10_000);
    return data ?? [];
  }

  /** Of the payouts themselves; null where there is none. */
  private async payoutAt(index: number): Promise<string | null> {
    const payouts = (await this.rows()).filter(({ corrects }) => corrects === null);
    return payouts[index % Math.max(1, payouts.length)]?.id ?? null;
  }
}

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
