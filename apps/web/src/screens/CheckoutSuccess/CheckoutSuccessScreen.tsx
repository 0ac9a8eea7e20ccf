import { Navigate } from 'react-router-dom';
import { NotYet } from './NotYet.tsx';
import { Paid } from './Paid.tsx';
import { useOutcome } from './useOutcome.ts';

/** Where the wallet leads whoever has paid. That they have, the server says. */
export function Screen() {
  const { outcome, isLooking, look } = useOutcome();
  if (outcome.kind === 'notPaid') return <Navigate to="/checkout/cancel" replace />;
  return outcome.kind === 'paid' ? (
    <Paid data={outcome.data} />
  ) : (
    <NotYet outcome={outcome} isLooking={isLooking} onLook={look} />
  );
}
