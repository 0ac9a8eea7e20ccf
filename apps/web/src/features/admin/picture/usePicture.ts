import { useEffect, useRef, useState } from 'react';
import type { AdminError, AdminResult } from '../query.ts';
import { uploadPicture } from './uploadPicture.ts';

export interface Picture {
  /** What the field shows: the picked file, or the URL of the saved picture. */
  shown: File | string | null;
  /** For the card beside the form. */
  address: string | null;
  progress: number | null;
  error: AdminError | null;
  pick: (file: File) => void;
  remove: () => void;
}

/** Uploads a picture as soon as it is picked, so that it is saved by the time the form is filled in. */
export function usePicture(imageUrl: string, onAddress: (address: string) => void): Picture {
  const [picked, setPicked] = useState<{ file: File; address: string } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<AdminError | null>(null);
  const latestUpload = useRef(0);

  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.address);
    },
    [picked],
  );

  const send = async (picture: File) => {
    const upload = ++latestUpload.current;
    setError(null);
    setProgress(0);
    const result: AdminResult<string> = await uploadPicture(picture, (share) => {
      if (upload === latestUpload.current) setProgress(share);
    });
    // Another picture was picked, or this one removed, meanwhile.
    if (upload !== latestUpload.current) return;
    setProgress(null);
    if (result.ok) onAddress(result.value);
    else setError(result.error);
  };

  return {
    shown: picked?.file ?? (imageUrl || null),
    address: picked?.address ?? (imageUrl || null),
    progress,
    error,
    pick: (file) => {
      setPicked({ file, address: URL.createObjectURL(file) });
      void send(file);
    },
    remove: () => {
      latestUpload.current += 1;
      setPicked(null);
      setProgress(null);
      setError(null);
      onAddress('');
    },
  };
}
