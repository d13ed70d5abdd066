import {
  defaultFulfillmentProcess,
  defaultOrderProcess,
  defaultPromotionActions,
  defaultPromotionConditions,
  DefaultLogger,
  DefaultSchedulerPlugin,
  defaultShippingEligibilityChecker,
  LogLevel,
  NativeAuthenticationStrategy,
  NoopSessionCacheStrategy,
  type VendureConfig,
} from '@vendure/core';
import { DashboardPlugin } from '@vendure/dashboard/plugin';
import { BACK_OFFICE, ROUTE } from '../back-office/built.ts';
import { RateLimiter } from '../gateway/rate-limit.ts';
import { engineLogger } from '../log.ts';
import { OWNER, readSecrets, type Settings } from '../settings.ts';
import { gatewayRequests, LimitedPasswords, noShopApi, securityHeaders } from './back-office-access.ts';
import { LockedChanges } from './back-office-changes.ts';
import { collectedBeforeShipped } from './card-payments.ts';
import {
  coverage,
  flatRate,
  freeShipping,
  lineTax,
  ShopMoney,
  shippingCalculator,
  taxStrategy,
} from './charges.ts';
import { driver } from './connections.ts';
import { customFields } from './custom-fields.ts';
import { memberOfGroup } from './firms.ts';
import { approval, approvedBeforePacked, StockAfterApproval } from './orders-on-account.ts';
import { SixDigits } from './order-strategies.ts';
import { paymentHandlers } from './payments.ts';
import { quotedPrices } from './quotes.ts';
import { UncommonPasswords, WholePasswords } from './passwords.ts';
import { EndAccessOnNewPassword } from './sessions.ts';
import { ShopPlugin } from './shop-api.ts';

// By default the engine sends telemetry. It reads this variable when it starts.
process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';

const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 8_000;

export function engineConfig(settings: Settings, databaseUrl: string): VendureConfig {
  const secrets = readSecrets(settings);
  return {
    logger: engineLogger ?? new DefaultLogger({ level: LogLevel.Warn }),
    apiOptions: {
      hostname: settings.engineHost,
      port: settings.enginePort,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      // No other origin calls the engine: the gateway is a server, and the back office has the engine's own origin.
      cors: false,
      trustProxy: settings.isBehindProxy ? 1 : false,
      csrfPrevention: true,
      introspection: false,
      middleware: [securityHeaders, gatewayRequests(secrets.engineSecret), noShopApi],
    },
    authOptions: {
      tokenMethod: 'bearer',
      superadminCredentials: {
        identifier: OWNER,
        password: secrets.ownerPassword,
      },
      // The engine sets no cookie. The secret signs the tokens of devices.
      cookieOptions: { secret: secrets.cookieSecret },
      requireVerification: true,
      verificationTokenDuration: '1d',
      sessionDuration: '30d',
      // A cache of one process would keep a session alive that another process, or a change of the password, has ended.
      sessionCacheStrategy: new NoopSessionCacheStrategy(),
      passwordHashingStrategy: new WholePasswords(),
      passwordValidationStrategy: new UncommonPasswords(),
      adminAuthenticationStrategy: [new LimitedPasswords(settings, RateLimiter.of(settings))],
      shopAuthenticationStrategy: [new NativeAuthenticationStrategy()],
    },
    dbConnectionOptions: {
      type: 'postgres',
      url: databaseUrl,
      driver,
      synchronize: false,
      logging: false,
      subscribers: [EndAccessOnNewPassword, LockedChanges],
      extra: {
        statement_timeout: STATEMENT_TIMEOUT_MS,
        lock_timeout: LOCK_TIMEOUT_MS,
        connectionTimeoutMillis: LOCK_TIMEOUT_MS,
      },
    },
    customFields,
    orderOptions: {
      process: [defaultOrderProcess, approval],
      stockAllocationStrategy: new StockAfterApproval(),
      orderCodeStrategy: new SixDigits(),
      orderItemPriceCalculationStrategy: quotedPrices,
      // A thousand lines, as the gateway allows, of up to 10,000 pieces each. Most products have a lower limit.
      orderItemsLimit: 10_000_000,
      orderLineItemsLimit: 10_000,
    },
    entityOptions: { moneyStrategy: new ShopMoney() },
    shippingOptions: {
      process: [approvedBeforePacked, collectedBeforeShipped, defaultFulfillmentProcess],
      // Shops that were set up earlier have the engine's own flat rate and condition.
      shippingEligibilityCheckers: [defaultShippingEligibilityChecker, coverage],
      shippingCalculators: [flatRate, shippingCalculator],
    },
    paymentOptions: { paymentMethodHandlers: paymentHandlers(settings.stripe) },
    taxOptions: {
      orderTaxCalculationStrategy: taxStrategy,
      taxLineCalculationStrategy: lineTax,
    },
    promotionOptions: {
      promotionActions: [
        ...defaultPromotionActions.filter(({ code }) => code !== freeShipping.code),
        freeShipping,
      ],
      promotionConditions: [
        ...defaultPromotionConditions.filter(({ code }) => code !== memberOfGroup.code),
        memberOfGroup,
      ],
    },
    // The scheduler removes sessions that have ended. It runs in the engine, as there is no separate worker process.
    schedulerOptions: { runTasksInWorkerOnly: false },
    plugins: [
      ShopPlugin,
      DefaultSchedulerPlugin.init({}),
      DashboardPlugin.init({
        route: ROUTE,
        appDir: BACK_OFFICE,
        // For developers of the dashboard it asks at each request whether there is a server of theirs. Nobody has this port.
        viteDevServerPort: 1,
      }),
    ],
  };
}
