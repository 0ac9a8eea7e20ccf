import { Navigate } from 'react-router-dom';
import { useHydrationPlaceholder } from '../../../lib/hydration/useHydrationPlaceholder.tsx';
import { NotYet, type UnconfirmedOutcome } from './NotYet.tsx';
import { Paid } from './Paid.tsx';
import { useOutcome } from './useOutcome.ts';
import { paths } from '../../../lib/paths.ts';

/** Where the wallet leads after a payment. The server says whether the order is paid. */
export function Screen() {
  const { outcome, isChecking, check } = useOutcome();
  const placeholder = useHydrationPlaceholder('payment');
  if (outcome.kind === 'paid') return <Paid data={outcome.data} isFirst={outcome.isFirst} />;
  const notYet = (undecided: UnconfirmedOutcome) => (
    <NotYet outcome={undecided} isChecking={isChecking} onCheck={check} />
  );
  if (outcome.kind === 'notPaid') {
    return (
      <>
        <Navigate to={paths.checkoutCancel} replace />
        {/* Until the cancel page has loaded. */}
        {notYet({ kind: 'checking' })}
      </>
    );
  }
  if (outcome.kind !== 'checking') return notYet(outcome);
  return placeholder(notYet({ kind: 'nothing' }), notYet(outcome));
}
