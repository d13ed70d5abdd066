import { SHOP } from '#app/shop.ts';
import * as texts from './contact-texts.ts';

const SIDE_STREETS = [
  'M60-10 128 250',
  'M172-10 226 232',
  'M290-10 330 216',
  'M408-10 436 206',
  'M524-10 542 202',
  'M646-10 650 202',
  'M766-10 758 206',
  'M884-10 864 214',
  'M1004-10 974 228',
  'M1126-10 1084 250',
  'M1248-10 1196 280',
];
const CROSS_STREETS = ['M-10 66C300 30 900 30 1330 78', 'M-10 150C320 96 940 98 1330 176'];
const HARBOUR_STREET = 'M-10 268C260 208 420 202 652 202S1060 236 1330 316';
const SHORE = 'M-10 306C260 246 420 240 652 240S1060 274 1330 356V410H-10Z';
const PIERS = [
  'M330 246 340 340 372 337 360 244Z',
  'M560 241 562 372 598 372 594 240Z',
  'M800 246 790 338 822 341 832 249Z',
];
const WAVES = [
  'M150 350q12-10 24 0t24 0 24 0',
  'M430 330q12-10 24 0t24 0 24 0',
  'M470 382q12-10 24 0t24 0 24 0',
  'M668 318q12-10 24 0t24 0 24 0',
  'M700 374q12-10 24 0t24 0 24 0',
  'M960 362q12-10 24 0t24 0 24 0',
];

/**
 * A drawing of the shop's location. An embedded map would make requests to another host. Narrow screens show only the
 * middle, which contains the street's name and the pin.
 */
export function ContactMap() {
  return (
    <svg
      viewBox="0 0 1320 400"
      role="img"
      aria-label={texts.mapAlt(SHOP.name)}
      className="contact-map"
      preserveAspectRatio="xMidYMid slice"
    >
      {['contact-map-edge', 'contact-map-road'].map((className) => (
        <g key={className} className={className}>
          {[...CROSS_STREETS, ...SIDE_STREETS].map((street) => (
            <path key={street} d={street} />
          ))}
        </g>
      ))}
      <path d={SHORE} className="contact-map-water" />
      {PIERS.map((pier) => (
        <path key={pier} d={pier} className="contact-map-pier" />
      ))}
      {WAVES.map((wave) => (
        <path key={wave} d={wave} className="contact-map-wave" />
      ))}
      <path d={HARBOUR_STREET} className="contact-map-quay-edge" />
      <path d={HARBOUR_STREET} className="contact-map-quay" id="harbour-street" />
      <text className="contact-map-name" dy="6">
        <textPath href="#harbour-street" startOffset="57%">
          {texts.mapStreet}
        </textPath>
      </text>
      <path d="M612 190c-20-26-27-36-27-49a27 27 0 0 1 54 0c0 13-7 23-27 49Z" className="contact-map-pin" />
      <circle cx="612" cy="141" r="9" className="contact-map-pin-centre" />
    </svg>
  );
}
