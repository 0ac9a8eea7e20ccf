import { use, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { space } from '../../theme/index.ts';
import { useIsModalOpen } from '../modal/openModals.ts';
import { useExitTransition } from '../modal/useExitTransition.ts';
import { ToastCard } from './ToastCard.tsx';
import * as S from './Toast.styles.ts';
import type { Toast } from './toastStore.ts';
import { useHoverOrFocus } from './useHoverOrFocus.ts';
import { ToastsContext } from './useToasts.ts';

const noToast = () => null;

/** Shows the toasts; rendered once on a page, beside the header and after all other content. */
export function ToastRegion() {
  const toasts = use(ToastsContext);
  const current = useSyncExternalStore(toasts.subscribe, toasts.current, noToast);
  // A modal makes the page inert, so a toast waits until the modal is closed.
  const isModalOpen = useIsModalOpen();
  const isHidden = useIsPageHidden();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { shown, isLeaving } = useExitTransition(isModalOpen ? null : current, region);
  const { isHoveredOrFocused, handlers } = useHoverOrFocus(shown?.id ?? null);

  const isPaused = isModalOpen || isHidden || isHoveredOrFocused;
  useEffect(() => {
    if (!isPaused) return;
    toasts.pause();
    return () => toasts.resume();
  }, [isPaused, toasts]);

  usePublishHeight(region, shown);

  const dismiss = () => shown && toasts.dismiss(shown.id);
  useEscape(dismiss, shown !== null && !isLeaving);

  return (
    <S.Region ref={setRegion} {...handlers}>
      <ToastCard toast={shown} isLeaving={isLeaving} onDismiss={dismiss} />
    </S.Region>
  );
}

/** Publishes the toast's height, so that focused elements are scrolled clear of it. */
function usePublishHeight(region: HTMLElement | null, shown: Toast | null): void {
  useLayoutEffect(() => {
    if (!region || !shown) return;
    const page = document.documentElement.style;
    const isBelow = region.getBoundingClientRect().top > window.innerHeight / 2;
    const name = isBelow ? '--toast-below' : '--toast';
    page.setProperty(name, `calc(${region.offsetHeight}px + ${space(1)})`);
    return () => void page.removeProperty(name);
  }, [region, shown]);
}

/** Handles Escape anywhere on the page, unless another handler prevented it. */
function useEscape(act: () => void, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

/** Whether the page is in a background tab or the phone is locked. */
function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
