import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allProducts } from './catalogue.server.ts';
import { productPageData } from './page-data.server.ts';

beforeAll(() => vi.stubEnv('SHOP_DIR', 'tests/fixtures/catalogue'));
afterAll(() => vi.unstubAllEnvs());

/** The pairs of the fixture catalogue, whose products are real. Each pair was checked against the texts of both products. */
const PAIRS = [
  '2N IP Verso Modular Video Intercom + Aiphone IX-MV7-HB IP Video Master Station: sip',
  'Aiphone IX-DV Vandal-Resistant Video Door Station + Aiphone IX-MV7-HB IP Video Master Station: intercom-system',
  'Aiphone IX-MV7-HB IP Video Master Station + Zenitel TCIS-6 Turbine Compact Intercom Station: sip',
  'Aiphone IX-MV7-HB IP Video Master Station + Zenitel TCIV-6+ Turbine Compact IP Video Intercom: sip',
  'Apollo XP95 Heat Detector A2S + Apollo XP95 Optical Smoke Detector: loop',
  'Aqara Hub M3 + Aqara Water Leak Sensor: hub',
  'Aqara Hub M3 + Meross MSS115 Matter Smart Wi-Fi Plug Mini: matter',
  'FLIR FC-632 ID Thermal Analytics Camera + Hikvision DS-7716NXI-I4/16P/S 16-Channel PoE NVR: recorder',
  'Hikvision DS-2CD2087G2-LU 4K ColorVu Bullet Camera + Hikvision DS-7716NXI-I4/16P/S 16-Channel PoE NVR: recorder',
  'Hikvision DS-2CD2387G2-LU 4K ColorVu Turret Camera + Hikvision DS-7716NXI-I4/16P/S 16-Channel PoE NVR: recorder',
  'Hytera PD785G DMR Portable Radio + Motorola MOTOTRBO SLR 5700 Repeater: radio',
  'Hytera PD785G DMR Portable Radio + Motorola MOTOTRBO XPR 5550e Mobile Radio: radio',
  'Motorola MOTOTRBO SLR 5700 Repeater + Motorola MOTOTRBO XPR 5550e Mobile Radio: radio',
  'Siemens Cerberus FIT FC361 Fire Control Panel + Siemens OOH740 Multi-Sensor Fire Detector: loop',
];

test('real products work with each other only if their texts prove it', async () => {
  const pairs: string[] = [];
  for (const product of allProducts()) {
    const { partners = [] } = (await productPageData(product.id)) ?? {};
    for (const { offer, reason } of partners) {
      const titles = [product.title, offer.title].toSorted();
      pairs.push(`${titles.join(' + ')}: ${reason.kind}`);
    }
  }
  expect([...new Set(pairs)].toSorted()).toEqual(PAIRS);
});

test('the data of a product page have what its list of partners shows and what the cart needs', async () => {
  expect((await productPageData('26'))?.partners).toEqual([
    {
      offer: {
        id: '25',
        title: 'Aiphone IX-MV7-HB IP Video Master Station',
        image: '25/hero.webp',
        price: 142_500,
        soldOut: false,
        availableQuantity: 4,
      },
      reason: { kind: 'intercom-system', systems: ['IX Series 2'] },
    },
  ]);
});
