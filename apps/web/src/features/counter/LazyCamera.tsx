import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { CameraViewProps } from './CameraView.tsx';
import * as S from './CounterScreen.styles.ts';

/** Without a connection its files may not have come yet: then the code is typed. */
const CameraView = lazy<ComponentType<CameraViewProps>>(() =>
  importWithRetry(() => import('./CameraView.tsx')).then(
    ({ CameraView: View }) => ({ default: View }),
    () => ({ default: NoCamera }),
  ),
);

function NoCamera({ onOff }: CameraViewProps) {
  const tellOff = useEffectEvent(onOff);
  useEffect(() => tellOff(), []);
  return null;
}

export function LazyCamera(props: CameraViewProps) {
  return (
    <Suspense fallback={<S.Dark aria-busy="true" />}>
      <CameraView {...props} />
    </Suspense>
  );
}
