import { describeCommerce } from './commerce-contract.ts';
import { createPlacingCommerce } from './placing-commerce.ts';

describeCommerce('the test adapter that places orders', createPlacingCommerce);
