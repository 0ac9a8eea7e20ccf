import { IMAGE_HEAD_BYTES, readImage } from '@zawadeh/domain';
import { useRef, useState } from 'react';
import type { ImageProblem } from './ImageField.messages.ts';

/** A file is told by its first bytes, whatever its name says; of two picked quickly the later one counts. */
export function usePick(onPick: (file: File) => void) {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const latest = useRef<File | null>(null);
  const pick = async (file: File) => {
    latest.current = file;
    const reading = readImage(await headOf(file), file.size);
    if (latest.current !== file) return;
    setProblem(reading.ok ? null : reading.reason);
    if (reading.ok) onPick(file);
  };
  const forget = () => {
    latest.current = null;
    setProblem(null);
  };
  return { problem, pick, forget };
}

/** Nothing of a file that has gone since, or that may not be read. */
async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
