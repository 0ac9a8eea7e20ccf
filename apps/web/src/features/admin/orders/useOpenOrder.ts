import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchOrder, type AdminOrder } from './orderCalls.ts';
import { useQuery } from '../useQuery.ts';
import type { TableAddress } from '../useTableAddress.ts';
import { rowIdOf } from './useOrders.ts';

export interface OpenOrder {
  /** The order in the panel. */
  order: AdminOrder | null;
  /** The code of the address, if no order has it. */
  unknown: string | null;
  open: (order: AdminOrder) => void;
  close: () => void;
  refetch: () => void;
}

/** The order whose panel is open: its code is in the address, so that it can be linked to and the Back button closes it. */
export function useOpenOrder(address: TableAddress, rows: readonly AdminOrder[]): OpenOrder {
  const navigate = useNavigate();
  const isOpenedHere = useRef(false);
  const code = address.get('order');
  const listed = rows.find((order) => order.code === code || rowIdOf(order) === code);
  const { value, isLoading, refetch } = useQuery(`order ${code}`, () =>
    code === '' ? Promise.resolve({ ok: true as const, value: null }) : fetchOrder(code),
  );
  const fetched = value && (value.code === code || rowIdOf(value) === code) ? value : null;
  const order = code === '' ? null : (listed ?? fetched);
  const { open: openPart } = address;
  const open = useCallback(
    (chosen: AdminOrder) => {
      isOpenedHere.current = true;
      openPart({ order: chosen.code ?? rowIdOf(chosen) });
    },
    [openPart],
  );
  return {
    order,
    unknown: code !== '' && order === null && !isLoading ? code : null,
    open,
    close: () => {
      if (isOpenedHere.current) void navigate(-1);
      else address.keep({ order: '' });
      isOpenedHere.current = false;
    },
    refetch,
  };
}
