const OLDEST_MAJOR = 20;

export function nodeIsNewEnough(version) {
  return parseInt(version, 10) >= OLDEST_MAJOR;
}
