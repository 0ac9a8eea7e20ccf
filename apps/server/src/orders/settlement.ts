import type { OrdersDatabase } from '../database/orders.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** Asks the provider and tells the database: the only way in which a payment moves an order. */
export function createSettlement(orders: OrdersDatabase, payments: PaymentProvider) {
  /** What the provider said, in one word. Where it could not be understood, nothing moves. */
  const askProvider = async (externalId: number): Promise<string> => {
    const answer = await payments.askStatus(externalId);
    if (!answer.ok) return answer.error.kind;
    await orders.settle(externalId, answer.value);
    return answer.value;
  };

  return {
    askProvider,
    async askAboutOrder(orderCode: string): Promise<string[]> {
      const open = await orders.openPayments(orderCode);
      return Promise.all(open.map(askProvider));
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
