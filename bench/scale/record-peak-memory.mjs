// Loaded into each process of a measured build by NODE_OPTIONS. Writes the process's peak memory in kilobytes when it exits.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  appendFileSync(process.env.PEAK_MEMORY_FILE, `${process.resourceUsage().maxRSS}\n`);
});
