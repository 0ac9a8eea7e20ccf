import { PlainFailure } from './plain-failure.mjs';

/** The selected parts: all, the quick ones, or one, optionally limited to some files. */
export function chooseParts(args, parts) {
  const quick = args.includes('--quick');
  const rest = args.filter((arg) => arg !== '--quick');
  const all = quick ? parts.filter((part) => part.quick) : parts;
  if (rest.length === 0) return { quick, chosen: all, files: [] };
  const [option, wanted, ...files] = rest;
  const chosen = option === '--only' ? parts.filter(({ name }) => name === wanted) : [];
  if (chosen.some((part) => files.length === 0 || part.takesFiles)) return { quick, chosen, files };
  const names = (some) => some.map(({ name }) => name).join(', ');
  throw new PlainFailure(
    `npm test understands -- --quick and -- --only PART, where PART is one of ${names(parts)}. ` +
      `After ${names(parts.filter((part) => part.takesFiles))} there may be the files or folders to try.`,
  );
}
