import type { OrdersDatabase } from '../database/orders.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** Applies the provider's status to an order. No other code settles a payment. */
export function createSettlement(orders: OrdersDatabase, payments: PaymentProvider) {
  /** Returns the provider's status, or the kind of error. An error changes nothing. */
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
