import fc from 'fast-check';

// Every run tries the same cases, so that a failure comes from the change. `PROPERTY_RUNS=5000 npm run test:unit` tries others.
const runs = process.env['PROPERTY_RUNS'];
fc.configureGlobal(runs === undefined ? { seed: 1 } : { numRuns: Number(runs) });
