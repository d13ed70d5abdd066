import { afterAll, afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { forgetProductFiles } from '#app/products/product-files.ts';
// Styles matter to component tests: a hidden element has no role.
import '#app/styles/layers.css';
import '#app/styles/base.css';

afterEach(forgetProductFiles);
// The next file of tests has the same browser.
afterAll(() => commands.serveJson({}));
