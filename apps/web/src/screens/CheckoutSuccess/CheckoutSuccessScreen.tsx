import { Navigate } from 'react-router-dom';
import { useGuess } from '../../shell/useGuess.tsx';
import { NotYet, type Undecided } from './NotYet.tsx';
import { Paid } from './Paid.tsx';
import { useOutcome } from './useOutcome.ts';

/** Where the wallet leads whoever has paid. That they have, the server says. */
export function Screen() {
  const { outcome, isLooking, look } = useOutcome();
  const guess = useGuess('payment');
  if (outcome.kind === 'paid') return <Paid data={outcome.data} />;
  const notYet = (undecided: Undecided) => <NotYet outcome={undecided} isLooking={isLooking} onLook={look} />;
  if (outcome.kind === 'notPaid') {
    return (
      <>
        <Navigate to="/checkout/cancel" replace />
        {/* Until that page is here. */}
        {notYet({ kind: 'checking' })}
      </>
    );
  }
  if (outcome.kind !== 'checking') return notYet(outcome);
  return guess(notYet({ kind: 'nothing' }), notYet(outcome));
}
