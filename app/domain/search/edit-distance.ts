/**
 * The number of letters to insert, delete, replace or swap with their neighbour to turn one word into the other
 * (optimal string alignment distance, a restricted Damerau-Levenshtein distance).
 */
export function editDistance(from: string, to: string): number {
  let secondLastRow: readonly number[] = [];
  let lastRow = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const nextRow = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSameLetter = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      nextRow[column] = Math.min(
        distanceAt(lastRow, column) + 1,
        distanceAt(nextRow, column - 1) + 1,
        distanceAt(lastRow, column - 1) + (isSameLetter ? 0 : 1),
        isSwap ? distanceAt(secondLastRow, column - 2) + 1 : Infinity,
      );
    }
    secondLastRow = lastRow;
    lastRow = nextRow;
  }
  return distanceAt(lastRow, to.length);
}

function distanceAt(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
