import { editDistance } from '#app/domain/search/edit-distance.ts';

/** What was probably meant: the known word a few letters away, or the one that this begins. */
function nearSpelling(word: string, known: Iterable<string>): string | undefined {
  const typed = word.toLowerCase();
  const allowed = Math.max(2, Math.floor(typed.length / 4));
  const rated = [...known].map((candidate) => {
    const lower = candidate.toLowerCase();
    const begins = typed.length > 2 && (lower.startsWith(typed) || typed.startsWith(lower));
    return { candidate, distance: begins ? 1 : editDistance(typed, lower) };
  });
  return rated
    .filter(({ distance, candidate }) => distance <= allowed && distance < candidate.length)
    .toSorted((one, other) => one.distance - other.distance)[0]?.candidate;
}

/** `did you mean "cctv-systems"?`, or else the given advice. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const near = nearSpelling(word, known);
  return near === undefined ? otherwise : `did you mean "${near}"?`;
}
