import { PlainFailure } from './plain-failure.mjs';

/** The parts asked for: all, the quick ones, or one. */
export function chooseParts(args, parts) {
  const quick = args.includes('--quick');
  const rest = args.filter((arg) => arg !== '--quick');
  if (rest.length === 0) return { quick, chosen: quick ? parts.filter((part) => part.quick) : parts };
  const chosen =
    rest.length === 2 && rest[0] === '--only' ? parts.filter(({ name }) => name === rest[1]) : [];
  if (chosen.length > 0) return { quick, chosen };
  throw new PlainFailure(
    `npm test understands -- --quick and -- --only PART, where PART is one of ${parts.map(({ name }) => name).join(', ')}.`,
  );
}
