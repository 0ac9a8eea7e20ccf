import { useEffect, useState } from 'react';

/** How long the banner says that the browser is online again. */
const BACK_ONLINE_MS = 4_000;

interface Connection {
  isOnline: boolean;
  wasOffline: boolean;
}

/** The browser's online state; set after the first render, so that screen readers announce a visit that begins offline. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ isOnline: true, wasOffline: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      const isOnline = navigator.onLine;
      setConnection(({ wasOffline }) => ({ isOnline, wasOffline: wasOffline || !isOnline }));
      if (isOnline) timer = setTimeout(() => setConnection({ isOnline, wasOffline: false }), BACK_ONLINE_MS);
    };
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return connection;
}
