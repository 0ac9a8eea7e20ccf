import { useEffect, useState } from 'react';

/** For how long it is news that the line is back. */
const NEWS_MS = 4_000;

interface Connection {
  isOnline: boolean;
  wasOffline: boolean;
}

/** As the browser knows it. Said after it is on the page, so that a voice reads it even where a visit begins without. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ isOnline: true, wasOffline: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const isOnline = navigator.onLine;
      setConnection((known) => ({ isOnline, wasOffline: known.wasOffline || !isOnline }));
      if (isOnline) timer = setTimeout(() => setConnection({ isOnline, wasOffline: false }), NEWS_MS);
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return connection;
}
