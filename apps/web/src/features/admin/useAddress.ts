import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The URL's query. The router's own hook for it would weigh on every page's first load. */
export function useAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  /** With changes that have not rendered yet, so that two changes in one moment both apply. */
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const params = new URLSearchParams(search);
  const change = (update: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current);
    update(next);
    latest.current = String(next);
    void navigate({ search: latest.current }, { replace: true });
  };
  /** Opens a view with a history entry of its own, so that the Back button leads back. */
  const go = useCallback(
    (values: Record<string, string>) => {
      latest.current = String(new URLSearchParams(values));
      void navigate({ search: latest.current });
    },
    [navigate],
  );
  /** The same for a part of this view: the other values stay. */
  const open = useCallback(
    (values: Record<string, string>) =>
      go({ ...Object.fromEntries(new URLSearchParams(latest.current)), ...values }),
    [go],
  );
  return { params, change, go, open };
}
